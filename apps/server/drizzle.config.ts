import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/server/src/features/*/tables.ts',
  out: './apps/server/drizzle',
  breakpoints: true,
})
