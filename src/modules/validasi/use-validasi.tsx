import { useRef } from 'react'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { confirm, info, takeBack } from '#web/dialogs/notices'
import { useLive } from '#web/live'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { useAksiKasir, type AksiKasir, type Tanya } from '../kasir/use-kasir.tsx'
import { useCetakKunjungan } from '../konter/use-cetak-kunjungan.tsx'
import { daftarNomor, dilihatDari, grandTotal, type Kelompok } from './kelompok.ts'
import { diambilOrang } from './use-menunggu.tsx'
import { useTimbang } from './use-timbang.tsx'
import { kunjungan } from '#modules/konter/kunjungan'

interface Needs {
  readonly kelompok: readonly Kelompok[]
  readonly kasir: string | null
  readonly onMuat: () => void
  readonly onKosong: () => void
  readonly onValid?: () => void
  readonly onBatal?: () => void
  /** Where withdrawing is called otherwise. */
  readonly tanyaBatal?: Tanya
}

/** Validates the ticked groups, or withdraws them (SPEC 4, 5). */
export function useValidasi(needs: Needs): AksiKasir {
  const { kasir, kelompok, onKosong, onMuat } = needs
  const t = useWords()
  const cetakan = useCetakKunjungan()
  const timbangan = useTimbang()
  const ditanya = useRef(false)
  const { user } = useShell()
  // The question closes when another cashier has taken a group.
  useLive('berubah', (facts) => {
    const { nomor, oleh } = facts
    if (!ditanya.current || !diambilOrang(facts) || oleh === user.user_id) return
    const taken = kelompok.find((one) => [nomor].flat().includes(one.nomor))
    if (taken === undefined) return
    takeBack()
    info(t('Faktur {{nomor}} Diambil {{oleh}}', { nomor: taken.nomor, oleh: String(oleh) }))
  })
  // SPEC 5: validating shows the grand total.
  const yakin = async (): Promise<boolean> => {
    const { berat, total } = grandTotal(kelompok)
    ditanya.current = true
    const agreed = await confirm({
      yes: t('Ya'),
      no: t('Tidak'),
      title: t('Validasi Transaksi Ini ?'),
      text: t('Grand Total Rp {{total}} / {{berat}} gr', {
        total: formatRupiah(total),
        berat: formatBerat(berat),
      }),
    })
    ditanya.current = false
    return agreed
  }
  const aksi = useAksiKasir({
    jumlah: kelompok.length,
    onKosong,
    onMuat,
    validasi: {
      siap: async () => {
        const timbang = await timbangan.timbang(kelompok)
        if (timbang === undefined || !(await yakin())) return undefined
        const dilihat = dilihatDari(kelompok)
        return { ...daftarNomor(kelompok), user_id: kasir, dilihat, timbang }
      },
      kirim: (body, options) => call(kunjungan.commands.validasi, { body }, options),
      jadi: (sah) => {
        cetakan.cetak(sah)
        needs.onValid?.()
      },
    },
    batal: {
      isi: daftarNomor(kelompok),
      tanya: needs.tanyaBatal,
      kirim: (body, options) => call(kunjungan.commands.batalValidasi, { body }, options),
      jadi: () => needs.onBatal?.(),
    },
  })
  const dialog = (
    <>
      {timbangan.dialog}
      {aksi.dialog}
      {cetakan.dialog}
    </>
  )
  return { ...aksi, dialog }
}
