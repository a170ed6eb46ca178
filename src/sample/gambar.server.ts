import sharp from 'sharp'
import type { FileStore } from '#server/files/store'
import { jenisContoh } from './jenis.server.ts'

export type Warna = 'KUNING' | 'ROSE' | 'PUTIH'
const warna = ['KUNING', 'ROSE', 'PUTIH'] as const

/** The metal from its brightest to its darkest. */
const logam: Readonly<Record<Warna, readonly [string, string, string]>> = {
  KUNING: ['#fff4c9', '#e0ae35', '#8a5e10'],
  ROSE: ['#ffece3', '#dd9d86', '#8d5040'],
  PUTIH: ['#ffffff', '#ccd1d6', '#7a818a'],
}

const size = 420
const centre = size / 2

/** One decimal is more than enough for a drawing. */
const at = (value: number): number => Math.floor(value * 10) / 10

const circle = (x: number, y: number, r: number, rest: string): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" ${rest}/>`

/** A cut stone from above: a table and its facets. */
function batu(x: number, y: number, r: number, fill = 'url(#batu)'): string {
  const corner = (turn: number, far: number): string =>
    `${at(x + Math.cos(turn) * far)},${at(y + Math.sin(turn) * far)}`
  const turns = Array.from({ length: 8 }, (_, step) => (step * Math.PI) / 4 + Math.PI / 8)
  const rim = turns.map((turn) => corner(turn, r)).join(' ')
  const table = turns.map((turn) => corner(turn, r * 0.55)).join(' ')
  const facets = turns.map((turn) => `M${corner(turn, r)} L${corner(turn, r * 0.55)}`).join(' ')
  return (
    `<polygon points="${rim}" fill="${fill}" stroke="#8aa0ad" stroke-width="1.2"/>` +
    `<polygon points="${table}" fill="#ffffff" fill-opacity=".75"/>` +
    `<path d="${facets}" stroke="#8aa0ad" stroke-width=".8" fill="none"/>`
  )
}

/** A ring seen from a little above. */
const lingkar = (rx: number, ry: number, width: number, y = centre + 30): string =>
  `<ellipse cx="${centre}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="url(#gelap)" stroke-width="${width}"/>` +
  `<ellipse cx="${centre}" cy="${y - 3}" rx="${rx}" ry="${ry}" fill="none" stroke="url(#logam)" stroke-width="${width - 5}"/>` +
  `<ellipse cx="${centre}" cy="${y - 6}" rx="${rx}" ry="${ry}" fill="none" stroke="#ffffff" stroke-opacity=".5" stroke-width="2"/>`

const cincin = (rupa: number): string =>
  rupa === 1
    ? lingkar(104, 92, 26)
    : lingkar(104, 92, 16) +
      `<path d="M186 150 L210 128 L234 150" fill="none" stroke="url(#logam)" stroke-width="9"/>` +
      batu(centre, 128, 24)

const cincinBerlian = (rupa: number): string =>
  lingkar(104, 94, 13) +
  batu(centre, 122, rupa === 1 ? 38 : 28) +
  [-2, -1, 1, 2]
    .map((side) => batu(centre + side * 34, 128 + Math.abs(side) * 9, rupa === 1 ? 9 : 13))
    .join('')

/** Links on a hanging curve; 0 to 1 from the left end to the right one. */
function rantai(banyak: number, besar: number): string {
  const links = Array.from({ length: banyak }, (_, step) => {
    const along = (step / (banyak - 1)) * 2 - 1
    const [x, y] = [centre + along * 150, 70 + (1 - along * along) * 200]
    const big = besar * (1.25 - Math.abs(along) * 0.4)
    return circle(x, y, big, 'fill="url(#logam)" stroke="url(#gelap)" stroke-width="1.5"')
  })
  return links.join('')
}

const kalung = (rupa: number): string =>
  rupa === 1
    ? rantai(46, 7)
    : rantai(64, 4) +
      `<path d="M210 272 C180 292 184 330 210 344 C236 330 240 292 210 272 Z" fill="url(#logam)" stroke="url(#gelap)" stroke-width="2"/>` +
      batu(centre, 312, 13)

function gelang(rupa: number): string {
  if (rupa === 1) return lingkar(142, 104, 30, centre + 6)
  const links = Array.from({ length: 34 }, (_, step) => {
    const turn = (step * Math.PI) / 17
    const [x, y] = [centre + Math.cos(turn) * 140, centre + 6 + Math.sin(turn) * 104]
    return circle(x, y, 12, 'fill="none" stroke="url(#logam)" stroke-width="6"')
  })
  return links.join('')
}

/** A pair: the same to the left and to the right. */
const sepasang = (satu: (x: number) => string): string => satu(132) + satu(288)

const anting = (rupa: number): string =>
  sepasang(
    (x) =>
      `<path d="M${x - 16} 134 q16 -44 32 0" fill="none" stroke="url(#gelap)" stroke-width="5"/>` +
      circle(x, 190, 58, 'fill="none" stroke="url(#gelap)" stroke-width="17"') +
      circle(x, 188, 58, 'fill="none" stroke="url(#logam)" stroke-width="13"') +
      (rupa === 1 ? '' : circle(x, 288, 17, 'fill="url(#logam)"') + batu(x, 246, 10)),
  )

const giwang = (rupa: number): string =>
  sepasang((x) => {
    const petals = Array.from({ length: 5 }, (_, step) => {
      const turn = (step * Math.PI * 2) / 5 - Math.PI / 2
      return circle(
        x + Math.cos(turn) * 34,
        215 + Math.sin(turn) * 34,
        24,
        'fill="url(#logam)" stroke="url(#gelap)" stroke-width="1.5"',
      )
    })
    return rupa === 1
      ? petals.join('') + batu(x, 215, 17)
      : circle(x, 215, 50, 'fill="url(#logam)" stroke="url(#gelap)" stroke-width="3"') +
          batu(x, 215, 34)
  })

const hati =
  'M210 330 C120 262 128 178 176 178 C198 178 208 194 210 206 C212 194 222 178 244 178 C292 178 300 262 210 330 Z'
const tetes = 'M210 160 C262 230 288 260 288 292 A78 66 0 0 1 132 292 C132 260 158 230 210 160 Z'

const liontin = (rupa: number): string =>
  `<ellipse cx="210" cy="${rupa === 1 ? 170 : 140}" rx="15" ry="26" fill="none" stroke="url(#logam)" stroke-width="9"/>` +
  `<path d="${rupa === 1 ? hati : tetes}" fill="url(#logam)" stroke="url(#gelap)" stroke-width="5"/>` +
  batu(210, rupa === 1 ? 238 : 278, 26)

const batang = (rupa: number): string =>
  `<g transform="rotate(${rupa === 1 ? -8 : 6} 210 210)">` +
  `<rect x="124" y="86" width="172" height="252" rx="14" fill="url(#gelap)"/>` +
  `<rect x="130" y="90" width="160" height="240" rx="10" fill="url(#logam)"/>` +
  `<rect x="148" y="110" width="124" height="200" rx="6" fill="none" stroke="url(#gelap)" stroke-width="2"/>` +
  circle(210, 168, 34, 'fill="none" stroke="url(#gelap)" stroke-width="4"') +
  `<path d="M210 142 L222 162 L244 166 L228 182 L232 204 L210 193 L188 204 L192 182 L176 166 L198 162 Z" fill="url(#gelap)" fill-opacity=".5"/>` +
  [236, 256, 276]
    .map(
      (y, line) =>
        `<rect x="${168 + line * 6}" y="${y}" width="${84 - line * 12}" height="7" rx="3" fill="url(#gelap)" fill-opacity=".55"/>`,
    )
    .join('') +
  `</g>`

const bentuk: Readonly<Record<string, (rupa: number) => string>> = {
  CC: cincin,
  BC: cincinBerlian,
  KL: kalung,
  GL: gelang,
  AT: anting,
  GW: giwang,
  LT: liontin,
  LM: batang,
}

/** One drawing: warm paper, a soft shadow, the piece. */
function gambar(kodeDept: string, tone: Warna, rupa: number): string {
  const [terang, sedang, gelap] = logam[tone]
  const stops = (...colours: string[]): string =>
    colours
      .map(
        (colour, step) =>
          `<stop offset="${at(step / (colours.length - 1))}" stop-color="${colour}"/>`,
      )
      .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">
<defs>
<radialGradient id="kain" cx=".5" cy=".4" r=".75">${stops('#fbf8f2', '#efe7d8', '#dccfb6')}</radialGradient>
<linearGradient id="logam" x1="0" y1="0" x2="1" y2="1">${stops(terang, sedang, terang, sedang, gelap)}</linearGradient>
<linearGradient id="gelap" x1="0" y1="0" x2="0" y2="1">${stops(sedang, gelap)}</linearGradient>
<radialGradient id="batu" cx=".35" cy=".3" r=".9">${stops('#ffffff', '#dfeef5', '#a9c6d6')}</radialGradient>
<radialGradient id="bayang">${stops('#3d2f17', '#3d2f17').replace('/>', ' stop-opacity=".32"/>').replace(/\/>$/, ' stop-opacity="0"/>')}</radialGradient>
</defs>
<rect width="${size}" height="${size}" fill="url(#kain)"/>
<ellipse cx="${centre}" cy="362" rx="150" ry="26" fill="url(#bayang)"/>
${bentuk[kodeDept]?.(rupa) ?? ''}
</svg>`
}

const folder = 'foto_produk'

/** The pictures of customers' pieces and of pledges lie in folders of their own. */
export const folderService = 'foto_service'
export const folderJaminan = 'foto_jaminan'
export const folderPesanan = 'foto_pesanan'
/** The photo of a card, and of a letter of the police. */
export const fotoKartu = 'IDENTITAS/contoh-kartu.jpg'
export const fotoPenebus = 'kartu_hutang/contoh-kartu.jpg'
export const fotoPemesan = 'kartu_pesanan/contoh-kartu.jpg'
export const fotoPencicil = 'kartu_cicilan/contoh-kartu.jpg'
export const fotoSurat = 'surat_tahan/contoh-surat.jpg'

const lembaran = (judul: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="300">
    <rect width="480" height="300" fill="#dfe8ee"/><rect x="24" y="24" width="432" height="44" fill="#7d97a8"/>
    <text x="36" y="54" font-family="sans-serif" font-size="24" fill="#fff">${judul}</text>
    <rect x="24" y="92" width="110" height="140" fill="#b9c8d2"/>
    <path d="M160 110h270M160 140h220M160 170h250M160 200h180" stroke="#8aa0ae" stroke-width="8"/></svg>`)

/** The picture of a piece, as its field keeps it. */
export const fotoContoh = (kodeDept: string, tone: Warna, rupa: number, di = folder): string =>
  `${di}/contoh-${kodeDept}-${tone}-${rupa}.jpg`.toLowerCase()

/** Draws the few dozen pictures that all pieces share, and lays them into every shop's folder. */
export async function gambarContoh(files: FileStore, shops: readonly string[]): Promise<number> {
  const wanted = jenisContoh
    .flatMap(({ kode_dept }) =>
      warna.flatMap((tone) => [1, 2].map((rupa) => ({ kode_dept, tone, rupa }))),
    )
    .filter(({ kode_dept, tone }) => kode_dept !== 'LM' || tone === 'KUNING')
  await Promise.all(
    wanted.map(async ({ kode_dept, rupa, tone }) => {
      const svg = Buffer.from(gambar(kode_dept, tone, rupa))
      const jpeg = await sharp(svg).jpeg({ quality: 72, mozjpeg: true }).toBuffer()
      const names = [folder, folderService, folderJaminan, folderPesanan].map((di) =>
        fotoContoh(kode_dept, tone, rupa, di),
      )
      await Promise.all(
        shops.flatMap((shop) => names.map((name) => files.write(`${shop}/${name}`, jpeg))),
      )
    }),
  )
  for (const [name, judul] of [
    [fotoKartu, 'KARTU CONTOH'],
    [fotoPenebus, 'KARTU CONTOH'],
    [fotoPemesan, 'KARTU CONTOH'],
    [fotoPencicil, 'KARTU CONTOH'],
    [fotoSurat, 'SURAT CONTOH'],
  ] as const) {
    const jpeg = await sharp(lembaran(judul)).jpeg({ quality: 72, mozjpeg: true }).toBuffer()
    await Promise.all(shops.map((shop) => files.write(`${shop}/${name}`, jpeg)))
  }
  return wanted.length
}
