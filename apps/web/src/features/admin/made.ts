import type { createUser } from '@capivira/core/admin/contract'
import type { ReplyOf } from '@capivira/core/http/endpoint'

export type Made = ReplyOf<typeof createUser>
