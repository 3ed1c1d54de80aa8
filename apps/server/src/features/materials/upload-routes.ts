import * as contract from '@capivira/core/materials/contract'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { diskFull } from '../../platform/disk-full.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Call, route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { presentMaterial } from './present.ts'
import { discard, receiveUpload } from './receive-upload.ts'
import { findVisible, type MaterialRow } from './store.ts'
import { readUploadForm } from './upload-form.ts'
import { uploadMaterial } from './upload-material.ts'

const accepted = 'O material está sendo processado. Os flip cards e quiz serão criados automaticamente.'

/** The two forms that send a PDF; they differ in their name of the file. */
export async function uploadRoutes(app: FastifyInstance, services: Services): Promise<void> {
  // A file that is too large is read to its end all the same: see receive-upload.ts.
  await app.register(multipart, { throwFileSizeLimit: false })
  route(app, services, contract.uploadFromDashboard, call => upload(services, call, 'pdf'))
  route(app, services, contract.uploadMaterial, call => upload(services, call, 'pdfFile'))
}

async function upload(
  services: Services,
  { user, now, request }: Call<typeof contract.uploadMaterial>,
  fileField: string,
) {
  await services.files.mayWrite()
  if (await isNearlyFull(services)) return diskFull
  const received = await receiveUpload(request, services.files.incoming)
  try {
    const form = readUploadForm(received, fileField)
    if (form instanceof Refusal) return form
    const uploaded = await uploadMaterial(services, { ...form, teacherId: user.id, now })
    if (uploaded instanceof Refusal) return uploaded
    const material = await findVisible(services.db, user, uploaded.materialId)
    if (!material) return new Refusal(404, 'Este material acabou de ser excluído.')
    const { duplicate } = uploaded
    return {
      ...presentMaterial(material, user),
      duplicate,
      message: duplicate ? alreadySent(material, services.settings.schoolTimeZone) : accepted,
    }
  } finally {
    await discard(received.file)
  }
}

function alreadySent({ title, createdAt }: Pick<MaterialRow, 'title' | 'createdAt'>, timeZone: string): string {
  const day = createdAt.toLocaleDateString('pt-BR', { timeZone })
  return `Você já enviou este arquivo em ${day}, com o título “${title}”. Ele não foi enviado de novo.`
}

/** Room that uploads leave free, for the database and everything else: 5% of the disk, at most 2 GB. */
const floor = { share: 0.05, bytes: 2 * 1024 ** 3 }

async function isNearlyFull({ files }: Pick<Services, 'files'>): Promise<boolean> {
  const { free, total } = await files.space()
  return free < Math.min(floor.bytes, floor.share * total)
}
