import { useQuery } from '@tanstack/react-query'
import { call } from '#web/call'
import type { SavedProps } from '#web/module'
import { closedTo, useShell } from '#web/session'
import { useWords } from '#web/words'
import { kelompokkan, type Kelompok } from './kelompok.ts'
import { useValidasi } from './use-validasi.tsx'
import { validasiCari } from './validasi.calls.ts'
import { KeyButton } from '#web/KeyButton'

const layar = ['/validasi-jual-beli', '/validasi-penjualan', '/validasi-beli']

/** Who may open a screen of validation may validate. */
function useBoleh(): boolean {
  const shell = useShell()
  return layar.some((path) => {
    const screen = shell.house.screen(path)
    return screen !== undefined && closedTo(shell, screen) === undefined
  })
}

interface TombolProps extends SavedProps {
  readonly kelompok: Kelompok
}

function Tombol({ final, kelompok, onFinal, onWithdrawn }: TombolProps) {
  const t = useWords()
  // The user who entered it may not take its money or pay for its gold (flags; the server decides).
  const { orangLain } = kelompok
  const aksi = useValidasi({
    kelompok: [kelompok],
    kasir: null,
    onMuat: () => undefined,
    onKosong: () => undefined,
    onValid: onFinal,
    onBatal: onWithdrawn,
    tanyaBatal: {
      title: t('Ubah nota {{nomor}} ?', { nomor: kelompok.nomor }),
      text: t('Nota kembali ke meja ini untuk diubah, lalu disimpan lagi dengan nomor baru.'),
    },
  })
  if (final) return aksi.dialog
  return (
    <>
      {orangLain ? <p className="meta">{t('Divalidasi oleh orang lain')}</p> : null}
      <KeyButton
        keyName="F9"
        label="Validasi sekarang"
        run={aksi.validasi}
        type="primary"
        loading={aksi.sibuk === 'VALIDASI'}
        disabled={aksi.sibuk === 'BATAL'}
        shown={!orangLain}
      />
      <KeyButton
        keyName="F6"
        label="Ubah nota ini"
        run={aksi.batal}
        loading={aksi.sibuk === 'BATAL'}
        disabled={aksi.sibuk === 'VALIDASI'}
        shown={aksi.bisaBatal}
      />
      {aksi.dialog}
    </>
  )
}

/** The visit as in the cashier's list; loaded once, so that the print does not change. */
function Menunggu(props: SavedProps) {
  const { nomor } = props
  const { user_id } = useShell().user
  const { data } = useQuery({
    queryKey: ['kunjungan-tersimpan', nomor],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await call(validasiCari, { body: { kode_sales: null, user_id } }, { signal })).data[0] ??
      null,
  })
  const found = data ? kelompokkan(data).find((one) => one.nomor === nomor) : undefined
  return found ? <Tombol {...props} kelompok={found} /> : null
}

/** What a counter may do at once with the visit it saved: validate it, or take it up again. */
export function LanjutKunjungan(props: SavedProps) {
  return useBoleh() ? <Menunggu {...props} /> : null
}
