import { expect, test } from 'vitest'
import { escaped, signed } from './s3-signature.ts'

// Amazon's own examples of its documentation, with the signatures that it tells for them.
const keys = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const day = new Date('2013-05-24T00:00:00Z')
const place = 'https://examplebucket.s3.amazonaws.com'

test.each([
  // No example of Amazon's: theirs has a header that the package leaves out. Its signer comes to the same.
  [
    'PUT',
    '/test%24file.text',
    { 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    'Welcome to Amazon S3.',
    '1ee3a9a719bf9cd67d34043a52b3d1f8b674e378dc99c0748019b43f49b5b9bb',
  ],
  ['GET', '/?lifecycle=', {}, '', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ['GET', '/?max-keys=2&prefix=J', {}, '', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
])('%s %s', (method, path, headers, payload, signature) => {
  const { authorization } = signed({ method, url: new URL(place + path), headers, payload }, keys, 'us-east-1', day)
  expect(authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE\/20130524\/us-east-1\/s3\/aws4_request, /,
  )
  expect(authorization?.split('Signature=')[1]).toBe(signature)
})

test('a lent key’s token is signed, a streamed body is not', () => {
  const call = { method: 'PUT', url: new URL(`${place}/a.pdf`), headers: {}, payload: undefined }
  const headers = signed(call, { ...keys, sessionToken: 'emprestada' }, 'sa-east-1', day)
  expect(headers['x-amz-content-sha256']).toBe('UNSIGNED-PAYLOAD')
  expect(headers.authorization).toContain('SignedHeaders=host;x-amz-content-sha256;x-amz-date;x-amz-security-token')
})

test('what an address leaves as it is, and what it escapes', () => {
  expect(escaped('escola-1_a.b~c')).toBe('escola-1_a.b~c')
  expect(escaped("a b+c/d=e!'()*ç")).toBe('a%20b%2Bc%2Fd%3De%21%27%28%29%2A%C3%A7')
})
