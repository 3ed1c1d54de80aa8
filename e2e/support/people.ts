import { expect, type Page } from '@playwright/test'
import { adminSecret, origin, teacherSecret } from '../playwright.config.ts'

export type Person = { name: string; email: string; password: string }

let count = 0

/** Somebody new, whose e-mail nobody else in this run has. */
export function somebody(name: string): Person {
  count++
  const email = `${process.pid}.${Date.now()}.${count}@escola.example`
  return { name, email, password: 'Vento&Mar7lento' }
}

/** A word that nobody else of this run has in their name: of letters, since a name has no long numbers. */
export function ownWord(): string {
  const letters = [...String(Date.now())].map(digit => 'abcdefghij'.charAt(Number(digit))).join('')
  return `S${letters}`
}

const secrets = { Aluno: undefined, Professor: teacherSecret, Admin: adminSecret }
const userTypes = { Aluno: 'student', Professor: 'teacher', Admin: 'admin' }

/**
 * Is registered and signed in already, by calls alone: for journeys that are about what comes after, which open the
 * screen that they begin with.
 */
export async function enterAs(page: Page, who: keyof typeof secrets, person: Person): Promise<void> {
  const { name: fullName, email, password } = person
  const account = {
    fullName,
    email,
    phone: '(11) 98765-4321',
    password,
    confirmPassword: password,
    userType: userTypes[who],
    // One whose age is not known shows drawings and a photo to nobody.
    ...(who === 'Aluno' && { ageRange: '13 a 17' }),
    secretPassword: secrets[who],
  }
  await call(page, '/api/auth/register', { data: account })
  await call(page, '/api/auth/login', { data: { email, password } })
}

/** Opens the first screen of whoever is signed in. */
export async function opensDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: /^Olá, / })).toBeVisible()
}

/** Asks the server in the name of whoever is signed in on the page. */
export async function call(
  page: Page,
  address: string,
  body: Pick<Parameters<Page['request']['post']>[1] & object, 'data' | 'multipart'>,
): Promise<void> {
  const reply = await page.request.post(address, { ...body, headers: { origin } })
  expect(reply.ok(), `${address}: ${reply.status()} ${await reply.text()}`).toBe(true)
}

/** Registers through the screen, from the landing page on, and signs in. */
export async function joinAs(page: Page, who: 'Aluno' | 'Professor' | 'Admin', person: Person): Promise<void> {
  await page.goto('/')
  await page
    .getByRole('link', { name: `Cadastrar como ${who}` })
    .first()
    .click()
  await expect(page).toHaveURL(/\/register\?type=(student|teacher|admin)/)
  await page.getByLabel('Nome completo').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Telefone').pressSequentially('11987654321')
  await expect(page.getByLabel('Telefone')).toHaveValue('(11) 98765-4321')
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByLabel('Confirmar senha').fill(person.password)
  const secret = secrets[who]
  if (secret) await page.getByLabel('Senha secreta', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Criar Conta' }).click()
  await expect(page.getByText('Conta criada com sucesso!', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, person)
}

/** Signs in on the login screen. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Olá, / })).toBeVisible()
}

/** Presses a control of the navigation, which in a narrow window may stand in the account's menu. */
export async function pressInBars(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).locator('visible=true').first()
  const menu = page.getByRole('button', { name: 'Sua conta' })
  // The bars come a moment after the screen.
  await wanted.or(menu.locator('visible=true')).first().waitFor()
  if (!(await wanted.isVisible())) await menu.click()
  await wanted.click()
}
