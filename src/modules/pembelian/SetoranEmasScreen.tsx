import { topicsOf } from '#kernel/document'
import { call } from '#web/call'
import { useForm } from '#web/form/use-form'
import { useWords } from '#web/words'
import { usePost } from '#web/document/use-post'
import { ambilSetoran, DaftarSetoran } from './kantong/DaftarSetoran.tsx'
import { MejaKantong } from './kantong/MejaKantong.tsx'
import { barisSetoran, setoranMasuk, setoranEmas } from './kantong/kantong.ts'
import { useMeja } from './kantong/use-meja.tsx'

const { baris: _baris, ...isianKepala } = setoranMasuk

/** Bags go to the safe, scanned and weighed one by one against the book; F9 hands them over. */
export function SetoranEmasScreen() {
  const t = useWords()
  const meja = useMeja('SETORAN', barisSetoran.timbang)
  const kepala = useForm(isianKepala)
  const { dialog, kirim, sibuk } = usePost({
    form: kepala,
    segarkan: topicsOf(setoranEmas),
    onTersimpan: meja.kosongkan,
  })
  const setor = (): void => {
    const head = kepala.submit()
    if (head === undefined) return
    const baris = meja.baris.map(({ berat, kantong, no_segel }) => ({
      kode_kantong: kantong.kode_kantong,
      no_segel,
      timbang: berat,
    }))
    kirim(async (options) => {
      const saved = await call(setoranEmas.commands.simpan, { body: { ...head, baris } }, options)
      void ambilSetoran(saved.data.nomor)
      return saved
    })
  }
  return (
    <>
      <MejaKantong
        meja={meja}
        kepala={kepala}
        judulBerat={t('Berat Timbang')}
        judulDaftar={t('Kantong Di Konter')}
        kosong={t('Tidak ada kantong emas di konter')}
        kirim="Setor"
        sibuk={sibuk}
        onKirim={setor}
      >
        <DaftarSetoran />
      </MejaKantong>
      {dialog}
    </>
  )
}
