/** Small flat pictures, each in a square of 64 by 64 points. */
type Doc = PDFKit.PDFDocument

function grass(doc: Doc): void {
  doc.ellipse(32, 58, 24, 4).fill('#E3D2B8')
  const blades: readonly (readonly [string, string])[] = [
    ['M30 58 C24 44 16 36 8 32 C18 44 22 50 24 58 Z', '#3E8E53'],
    ['M34 58 C40 44 48 36 56 32 C46 44 42 50 40 58 Z', '#3E8E53'],
    ['M29 58 C26 38 20 22 16 12 C28 24 33 40 34 58 Z', '#5BAE6B'],
    ['M35 58 C38 38 44 20 50 10 C38 22 31 40 30 58 Z', '#5BAE6B'],
    ['M29 58 C30 38 31 18 33 4 C37 20 37 40 35 58 Z', '#7CC686'],
  ]
  for (const [path, color] of blades) doc.path(path).fill(color)
}

function grasshopper(doc: Doc): void {
  doc.lineCap('round').lineJoin('round')
  doc.moveTo(51, 27).quadraticCurveTo(57, 16, 62, 13).lineWidth(1.4).stroke('#4F7A2A')
  doc.moveTo(49, 26).quadraticCurveTo(52, 14, 56, 9).stroke('#4F7A2A')
  doc.path('M4 40 C16 28 34 24 48 26 C56 27 60 33 57 39 C52 45 30 44 4 40 Z').fill('#8CBF45')
  doc.path('M6 39 C18 29 32 27 42 30 C36 38 20 41 6 39 Z').fill('#6FA334')
  doc.circle(52, 32, 2.2).fill('#22303A')
  doc.lineWidth(3).moveTo(30, 40).lineTo(16, 20).lineTo(8, 54).lineTo(3, 54).stroke('#5C8C2B')
  doc.lineWidth(2).moveTo(38, 42).lineTo(34, 54).lineTo(30, 55).stroke('#5C8C2B')
  doc.lineWidth(2).moveTo(46, 42).lineTo(50, 54).lineTo(54, 55).stroke('#5C8C2B')
}

function frog(doc: Doc): void {
  doc.path('M6 52 C2 38 12 34 18 40 L20 54 Z M58 52 C62 38 52 34 46 40 L44 54 Z').fill('#3F8F46')
  doc.ellipse(32, 40, 21, 17).fill('#57AE57')
  doc.ellipse(32, 47, 14, 9).fill('#DCEFC8')
  doc.circle(20, 20, 8).fill('#57AE57').circle(44, 20, 8).fill('#57AE57')
  doc.ellipse(32, 27, 20, 11).fill('#57AE57')
  doc.circle(20, 19, 4.6).fill('#FFFFFF').circle(44, 19, 4.6).fill('#FFFFFF')
  doc.circle(20.5, 19.5, 2.4).fill('#22303A').circle(43.5, 19.5, 2.4).fill('#22303A')
  doc.lineWidth(1.6).lineCap('round').moveTo(20, 31).quadraticCurveTo(32, 38, 44, 31).stroke('#2C6B35')
  doc.ellipse(14, 56, 9, 3.4).fill('#3F8F46').ellipse(50, 56, 9, 3.4).fill('#3F8F46')
}

function snake(doc: Doc): void {
  doc.lineCap('round').lineJoin('round')
  const body = 'M6 54 C20 60 28 52 34 52 C44 52 54 56 56 48 C58 38 40 42 28 40 C14 38 12 28 24 25 C34 22 40 26 44 20'
  doc.path(body).lineWidth(9).stroke('#B5652B')
  doc.path(body).lineWidth(4).dash(3, { space: 5 }).stroke('#E9B15E')
  doc.undash()
  doc.lineWidth(1.3).moveTo(57, 12).lineTo(62, 9).moveTo(57, 12).lineTo(63, 13).stroke('#C2313C')
  doc.path('M38 22 C36 12 44 6 52 7 C58 8 60 13 57 16 C52 21 46 26 42 26 Z').fill('#B5652B')
  doc.circle(49, 12.5, 2.1).fill('#FFFFFF').circle(49.4, 12.5, 1.1).fill('#22303A')
}

function hawk(doc: Doc): void {
  doc.path('M2 58 L62 54 L62 58 L2 62 Z').fill('#8A6A4A')
  doc.path('M14 40 L4 56 L12 57 L24 48 Z').fill('#4E3423')
  doc
    .path('M36 8 C48 6 54 14 52 24 C52 40 42 52 30 53 C20 54 14 48 16 40 C18 28 26 22 28 16 C30 11 32 9 36 8 Z')
    .fill('#8A6242')
  doc.path('M46 22 C50 36 42 50 31 52 C36 44 36 30 40 24 Z').fill('#EAD7BC')
  doc.path('M30 22 C38 30 36 44 12 54 C12 42 20 30 30 22 Z').fill('#6B4A32')
  doc.path('M52 12 C58 12 61 16 59 22 C57 19 54 19 51 19 Z').fill('#F0A22E')
  doc.circle(45, 14, 2.6).fill('#FFFFFF').circle(45.4, 14, 1.5).fill('#22303A')
  doc.lineWidth(1.8).lineCap('round').moveTo(40, 10.5).lineTo(48.5, 11.5).stroke('#4E3423')
  doc.lineWidth(2.2).moveTo(30, 52).lineTo(30, 57).moveTo(37, 50).lineTo(38, 56).stroke('#F0A22E')
}

function mushroom(doc: Doc): void {
  doc.path('M25 34 C25 46 23 54 20 62 L44 62 C41 54 39 46 39 34 Z').fill('#FBF3E6')
  doc.path('M4 36 C6 12 58 12 60 36 C48 42 16 42 4 36 Z').fill('#C2553D')
  doc.circle(22, 27, 4).fill('#FBF3E6').circle(38, 24, 3.2).fill('#FBF3E6').circle(48, 31, 3).fill('#FBF3E6')
}

export const animals = { grass, grasshopper, frog, snake, hawk, mushroom }
