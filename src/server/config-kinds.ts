import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { z } from 'zod'

// The kinds of values of environment variables, each with the sentence for a wrong value.

export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'harus nomor port, 0 sampai 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'harus nomor port, 0 sampai 65535')

export const wholeNumber = (low: number, high: number) => {
  const sentence = `harus bilangan ${low} sampai ${high}`
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((value) => value >= low && value <= high, sentence)
}

export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `harus salah satu dari: ${values.join(', ')}`)

export const host = z
  .string()
  .regex(/^[A-Za-z0-9.:_-]+$/, 'harus alamat IP atau nama mesin, misalnya 127.0.0.1')

export const postgresUrl = z.string().refine((text) => {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)
}, 'harus alamat PostgreSQL, misalnya postgres://pengguna:sandi@mesin:5432/kencana')

export const origin = z.string().refine((text) => {
  return (
    URL.canParse(text) &&
    /^https?:$/.test(new URL(text).protocol) &&
    new URL(text).origin === text.replace(/\/$/, '')
  )
}, 'harus alamat tanpa jalur, misalnya https://toko.example')

export const bucketName = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'harus nama bucket: huruf kecil, angka, titik, strip',
  )

export const webAddress = z.string().refine((text) => {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}, 'harus alamat, misalnya https://push.example/kencana')

export const mailAddress = z.string().refine((text) => {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol)
}, 'harus alamat SMTP, misalnya smtp://nama:sandi@surat.example:587')

export const portal = z.string().refine((text) => {
  return URL.canParse(text) && /^https?:\/\/[^/]+(?:\/.*)?\/portal\/[A-Z0-9]{1,10}$/.test(text)
}, 'harus alamat portal kantor pusat, misalnya https://pusat.example/portal/PUSAT')

export const readableFile = z.string().refine((file) => {
  try {
    fs.accessSync(file, fs.constants.R_OK)
    return fs.statSync(file).isFile()
  } catch {
    return false
  }
}, 'menunjuk berkas yang tidak ada atau tidak boleh dibaca')

export const folder = z.string().transform((text) => path.resolve(text))

export const words = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((word) => word !== ''))

const isNetwork = (text: string) => {
  const [address = '', bits = '0', ...rest] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[net.isIP(address)] ?? -1
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most
}

export const addresses = words.refine(
  (list) => list.every((word) => word === 'loopback' || isNetwork(word)),
  'harus daftar alamat, misalnya loopback atau 10.0.0.5,10.1.0.0/16',
)

export const proxies = words.refine(
  (list) => list.every((word) => word === 'loopback' || isNetwork(word)),
  'harus daftar alamat proxy, misalnya loopback atau 127.0.0.1,10.0.0.0/8',
)
