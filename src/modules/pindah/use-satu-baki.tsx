import { useQuery } from '@tanstack/react-query'
import { ref } from '#kernel/field'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { textOf } from '#web/fields/input'
import { useForm, type Form } from '#web/form/use-form'
import { useScan } from '#web/scan'
import { soundBad, soundGood } from '#web/sound'
import { useWords } from '#web/words'
import { isiBaki } from './pindah.calls.ts'
import { pindahBarang, tujuanPindah } from './pindah-barang.ts'
import { jumlahBerat } from './pindah.rules.ts'
import { useBaki } from '../stok/baki/use-baki.tsx'
import { useKirimPindah } from './use-kirim-pindah.tsx'

export const idPindai = 'pindah-baki-pindai'

const isian = {
  dari_gudang: ref('gudang', { label: 'Dari Gudang', required: true }),
  dari_baki: ref({ master: 'baki', by: 'dari_gudang' }, { label: 'Dari Baki', required: true }),
  ...tujuanPindah,
}

/** What lies in the chosen tray; it follows what others do. */
function useIsi(kodeBaki: string) {
  return useQuery({
    queryKey: ['barang', 'isi-baki', kodeBaki],
    enabled: kodeBaki !== '',
    queryFn: async ({ signal }) =>
      (await call(isiBaki, { params: { kode_baki: kodeBaki } }, { signal })).data,
  })
}

/** A scanned tray is where the pieces come from, the next one where they go. */
function usePindaiBaki(form: Form<typeof isian>): (text: string) => void {
  const t = useWords()
  const bakiDari = useBaki()
  const pindai = async (text: string): Promise<void> => {
    const baki = await bakiDari(text)
    if (baki === undefined) {
      soundBad()
      failure(t('Baki {{kode_baki}} Tidak Ditemukan', { kode_baki: text }))
      return
    }
    const asal = textOf(form.values['dari_baki']) === ''
    form.set(asal ? 'dari_gudang' : 'kode_gudang', baki.kode_gudang)
    form.set(asal ? 'dari_baki' : 'kode_baki', baki.kode_baki)
    soundGood()
  }
  const dengar = (text: string): void => void pindai(text)
  useScan(dengar, idPindai)
  return dengar
}

/** A tray, what lies in it, where it goes, and the posting that moves it. */
export function useSatuBaki() {
  const form = useForm(isian)
  const dari = textOf(form.values['dari_baki'])
  const isi = useIsi(dari)
  const barang = isi.data ?? []
  const pindai = usePindaiBaki(form)
  const { kirimKe, ...kirim } = useKirimPindah(form, () => form.reset())
  const run = (): void => {
    const values = form.submit()
    if (values === undefined) {
      soundBad()
      return
    }
    const { dari_gudang: _dari, ...ke } = values
    const ikut = barang.filter(({ status }) => status === 'ADA')
    if (ikut.length === 0) {
      soundBad()
      form.refuseFields([
        {
          field: 'dari_baki',
          text: 'Tidak Ada Barang Yang Dapat Dipindah Di Baki {{kode_baki}}',
          params: { kode_baki: ke.dari_baki },
        },
      ])
      return
    }
    const body = { ...ke, pcs: ikut.length, berat: jumlahBerat(ikut) }
    kirimKe(ke.kode_baki, (options) => call(pindahBarang.commands.satuBaki, { body }, options))
  }
  return { barang, dari, form, isi, pindai, simpan: { ...kirim, run } }
}
