/** Whether somebody who found a security problem can be sent there: a mail address or a page. */
export function isSecurityContact(text: string): boolean {
  if (/^mailto:[^\s<>@,?]+@[^\s<>@,?]+$/i.test(text)) return true
  return /^https:\/\/\S+$/i.test(text) && URL.canParse(text)
}
