import { topicsOf } from '#kernel/document'
import { call } from '#web/call'
import { useForm } from '#web/form/use-form'
import { useWords } from '#web/words'
import { usePost } from '#web/document/use-post'
import { MejaKantong } from './kantong/MejaKantong.tsx'
import { barisHancur, hancurMasuk, hancurPembelian } from './kantong/kantong.ts'
import { useMeja } from './kantong/use-meja.tsx'

const { baris: _baris, ...isianKepala } = hancurMasuk

/**
 * Breaks up bought goods: the user enters what each bag yields and why, and an approver agrees
 * (DOMAIN 5).
 */
export function HancurPembelianScreen() {
  const t = useWords()
  const meja = useMeja('HANCUR', barisHancur.berat_hasil)
  const kepala = useForm(isianKepala)
  const selesai = (): void => {
    meja.kosongkan()
    kepala.reset()
  }
  const { dialog, kirim, sibuk } = usePost({
    form: kepala,
    segarkan: topicsOf(hancurPembelian),
    onTersimpan: selesai,
  })
  const hancur = (): void => {
    const head = kepala.submit()
    if (head === undefined) return
    const baris = meja.baris.map(({ berat, kantong, no_segel }) => ({
      kode_kantong: kantong.kode_kantong,
      no_segel,
      berat_hasil: berat,
    }))
    kirim((options) => call(hancurPembelian.commands.simpan, { body: { ...head, baris } }, options))
  }
  return (
    <>
      <MejaKantong
        meja={meja}
        kepala={kepala}
        judulBerat={t('Berat Hasil')}
        judulDaftar={t('Emas Yang Dibeli')}
        kosong={t('Tidak ada kantong emas')}
        kirim="Hancurkan"
        bahaya
        sibuk={sibuk}
        onKirim={hancur}
      />
      {dialog}
    </>
  )
}
