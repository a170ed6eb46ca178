import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { useForm, type Form } from '#web/form/use-form'
import { soundBad } from '#web/sound'
import { createStore } from '#web/store'
import { useWords } from '#web/words'
import { useScanTable } from '#web/desk/use-scan-table'
import { barangUntukPindah, type barangPindah } from './pindah.calls.ts'
import { pindahBarang, tujuanPindah } from './pindah-barang.ts'
import { useBaki } from '../stok/baki/use-baki.tsx'
import { useKirimPindah } from './use-kirim-pindah.tsx'

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
  const t = useWords()
  const tujuan = useForm(tujuanPindah)
  const meja = useMejaPindah(tujuan)
  const { rows: baris } = meja
  const { kirimKe, ...kirim } = useKirimPindah(tujuan, () => {
    meja.clear()
    tujuan.set('keterangan', null)
    document.getElementById(idPindai)?.focus()
  })
  const run = (): void => {
    if (baris.length === 0) {
      soundBad()
      failure(t('Belum Ada Barang Di Tabel'))
      return
    }
    const ke = tujuan.submit()
    if (ke === undefined) return
    const body = {
      ...ke,
      baris: baris.map(({ kode_baki, kode_barcode }) => ({ kode_barcode, dari_baki: kode_baki })),
    }
    kirimKe(ke.kode_baki, (options) => call(pindahBarang.commands.simpan, { body }, options))
  }
  return { meja, simpan: { ...kirim, run }, tujuan }
}
