import { topicsOf } from '#kernel/document'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { useForm, type Form } from '#web/form/use-form'
import { createStore } from '#web/store'
import { useScanTable } from '#web/desk/use-scan-table'
import { barangUntukPindah, type barangPindah } from './pindah.calls.ts'
import { pindahBarang, tujuanPindah } from './pindah-barang.ts'
import { useBaki } from '../stok/baki/use-baki.tsx'
import { useTerpindah } from './use-kirim-pindah.tsx'
import { useScanPost } from '#web/desk/use-scan-post'

export const idPindai = 'pindah-pindai'

/** What was scanned outlives a walk to another screen. */
const diMeja = createStore<readonly RowOf<typeof barangPindah>[]>([])

/** The table of a move: a scanned piece lies on it, a scanned tray is where they go. */
function useMejaPindah(tujuan: Form<typeof tujuanPindah>) {
  const bakiDari = useBaki()
  return useScanTable({
    store: diMeja,
    scanId: idPindai,
    find: async (kode) => {
      const baki = await bakiDari(kode)
      if (baki) {
        tujuan.set('kode_gudang', baki.kode_gudang)
        tujuan.set('kode_baki', baki.kode_baki)
        return undefined
      }
      return (await call(barangUntukPindah, { params: { kode_barcode: kode } })).data
    },
  })
}

/** Scanned pieces, where they go, and the posting that moves them all. */
export function usePindah() {
  const tujuan = useForm(tujuanPindah)
  const meja = useMejaPindah(tujuan)
  const terpindah = useTerpindah()
  const simpan = useScanPost({
    table: meja,
    form: tujuan,
    segarkan: topicsOf(pindahBarang),
    send: (ke, rows, options) => {
      const baris = rows.map(({ kode_baki, kode_barcode }) => ({
        kode_barcode,
        dari_baki: kode_baki,
      }))
      return call(pindahBarang.commands.simpan, { body: { ...ke, baris } }, options)
    },
    said: (saved, { kode_baki }) => terpindah(saved, kode_baki),
    onTersimpan: () => {
      tujuan.set('keterangan', null)
      document.getElementById(idPindai)?.focus()
    },
  })
  return { meja, simpan, tujuan }
}
