import { call } from '#web/call'
import { Opname, satuKode, type CaraOpname } from './meja/Opname.tsx'
import { daftarOpname, daftarOpnameTerima } from './opname.calls.ts'
import { mulaiOpname, mulaiTerima, stockOpname } from './opname.ts'
import { kodeDariDaftar } from './rfid.rules.ts'

const perBaki: CaraOpname<typeof mulaiOpname> = {
  path: '/stock-opname',
  daftar: daftarOpname,
  mulai: mulaiOpname,
  kirim: (body, options) => call(stockOpname.commands.mulai, { body }, options),
  baca: satuKode,
  tanpa: ['no_terima'],
}

const perTerima: CaraOpname<typeof mulaiTerima> = {
  path: '/stock-opname-penerimaan',
  daftar: daftarOpnameTerima,
  mulai: mulaiTerima,
  kirim: (body, options) => call(stockOpname.commands.terima, { body }, options),
  baca: satuKode,
  tanpa: ['kode_gudang', 'kode_baki'],
}

const denganRfid: CaraOpname<typeof mulaiOpname> = {
  ...perBaki,
  path: '/stock-opname-rfid',
  baca: kodeDariDaftar,
}

/** A tray, a gudang, or all. */
export const StockOpnameScreen = () => <Opname cara={perBaki} />
/** What one receipt brought. */
export const OpnamePenerimaanScreen = () => <Opname cara={perTerima} />
/** The same session as of a tray; an RFID reader sends or pastes all it sees at once. */
export const OpnameRfidScreen = () => <Opname cara={denganRfid} />
