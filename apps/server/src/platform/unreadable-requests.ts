import { STATUS_CODES } from 'node:http'
import { answerHeader } from '@capivira/core/http/answer'
import { messages } from '@capivira/core/http/errors'
import type { FastifyServerOptions } from 'fastify'
import { Refusal } from './refusal.ts'
import { refuse } from './route.ts'

/** Milliseconds in which the head of a request has to arrive; a page of ours sends it at once. */
export const headMs = 20_000

type Complaint = { status: 400 | 408 | 431; message: string }

const broken: Complaint = { status: 400, message: 'O pedido chegou incompleto ou não é um pedido HTTP.' }

const complaints: Readonly<Record<string, Complaint>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: messages.tooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'O pedido demorou demais para chegar.' },
}

/**
 * Answers what never becomes a call, in the one shape of errors: addresses that cannot be read, and what is no HTTP. A
 * socket that is gone already is left alone.
 */
export const unreadableRequests: Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> = {
  frameworkErrors: (_error, _request, reply) => refuse(reply, new Refusal(404, messages.notFound, { final: false })),
  clientErrorHandler: (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error)
    const { status, message } = complaints[error.code] ?? broken
    const body = JSON.stringify({ message })
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `${answerHeader}: 1`,
      'X-Content-Type-Options: nosniff',
      'Connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  },
}
