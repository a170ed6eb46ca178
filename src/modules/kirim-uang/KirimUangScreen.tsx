import { DocumentScreen } from '#web/document/DocumentScreen'
import { kirimMasuk, kirimUang } from './kirim-uang.ts'

const { commands } = kirimUang
const { no_segel, pembawa } = kirimMasuk
const sure = { required: true } as const

/** Here a bag has a seal and a carrier; the SPEC's call asks for neither (docs/adr/0285). */
const body = {
  ...kirimMasuk,
  ...{ no_segel: { ...no_segel, ...sure }, pembawa: { ...pembawa, ...sure } },
}
const dikirim = {
  ...kirimUang,
  commands: { ...commands, simpan: { ...commands.simpan, body } },
}

/** Cash goes to another shop, in a sealed bag that somebody carries. */
export function KirimUangScreen() {
  return <DocumentScreen document={dikirim} />
}
