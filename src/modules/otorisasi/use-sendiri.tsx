import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { text, type RowOf } from '#kernel/field'
import { call } from '#web/call'
import { success } from '#web/dialogs/notices'
import { FormFields } from '#web/form/FormFields'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { adaPasskey, pakaiPasskey, TidakJadi } from '../pengguna/passkey/webauthn.tsx'
import { useIsian, type Cara } from './cara.tsx'
import type { ApprovalAsked } from '#web/document/approval-asked'
import { otorisasiPasskey, tantangOtorisasi } from './pakai-passkey.calls.ts'
import { bolehSendiri, mulaiSendiri } from './sendiri.calls.ts'
import { SisaWaktu } from './SisaWaktu.tsx'
import type { StatusDiminta } from './use-status.tsx'

const isian = { keterangan: text({ label: 'Keterangan', max: 500 }) }

/** When the waiting was read, by this machine's clock, and how many seconds were left then. */
interface Tunggu {
  readonly sejak: number
  readonly sisa: number
}

/** True once the seconds that the server named have gone by here; it looks itself once more. */
function useHabis(tunggu: Tunggu | undefined): boolean {
  const [habis, setHabis] = useState<Tunggu>()
  useEffect(() => {
    if (tunggu === undefined) return
    const timer = setTimeout(() => setHabis(tunggu), tunggu.sisa * 1000)
    return () => clearTimeout(timer)
  }, [tunggu])
  return tunggu !== undefined && habis === tunggu
}

/** The state: before the waiting, in it, or after it. */
function Keadaan({ menit, siap, tunggu }: { menit: number; siap: boolean; tunggu?: Tunggu }) {
  const t = useWords()
  if (siap) return <p role="status">{t('Sudah boleh disetujui dengan passkey Anda.')}</p>
  if (tunggu !== undefined) return <SisaWaktu sejak={tunggu.sejak} sisa={tunggu.sisa} />
  return (
    <p className="otorisasi-tanya">
      {t(
        'Anda satu-satunya pemberi otorisasi di toko ini: tunggu {{menit}} menit, lalu setujui dengan passkey Anda.',
        { menit },
      )}
    </p>
  )
}

/** Whether the asker is the only approver of his shop; asked once a dialog. */
export function useBolehSendiri(): { readonly boleh: boolean; readonly menit: number } {
  const { level } = useShell().user
  const { data } = useQuery({
    queryKey: [bolehSendiri.path],
    queryFn: async ({ signal }) => (await call(bolehSendiri, {}, { signal })).data,
    enabled: level === 'SPV' || level === 'OWN',
    staleTime: 0,
  })
  return data ?? { boleh: false, menit: 0 }
}

/** The only approver of a shop: he waits as long as the server says, then shows his own passkey. */
export function useSendiri(
  diminta: readonly ApprovalAsked[],
  status: StatusDiminta,
  menit: number,
  onApproved: (nomor: readonly string[]) => void,
): Cara {
  const t = useWords()
  const { user_id } = useShell().user
  const { form, gagal, kirim, setGagal, sibuk } = useIsian(isian)
  const [tunggu, setTunggu] = useState<Tunggu>()
  const siap = useHabis(tunggu)
  const no_otorisasi = diminta.map((need) => need.no_otorisasi)
  const mulai = async (): Promise<void> => {
    const { data } = await call(mulaiSendiri, { body: { no_otorisasi } })
    setTunggu({ sejak: Date.now(), sisa: data.sisa })
    await status.lihat()
  }
  const pakai = async (entered: RowOf<typeof isian>): Promise<void> => {
    const { data } = await call(tantangOtorisasi, { body: { user_id, no_otorisasi } })
    const body = { ...entered, ...(await pakaiPasskey(data)), user_id, no_otorisasi }
    const { message } = await call(otorisasiPasskey, { body })
    if (message !== undefined) success(message)
    onApproved(no_otorisasi)
  }
  const ada = adaPasskey()
  // Without a passkey the wait would lead to nothing, so the dialog says so and does not begin it.
  const setujui = async (): Promise<void> => {
    if (!ada) return
    await kirim((entered) =>
      (siap ? pakai(entered) : mulai()).catch((error: unknown) => {
        if (!(error instanceof TidakJadi)) throw error
        setGagal(t('Passkey Tidak Jadi Dipakai, Silahkan Ulangi'))
      }),
    )
  }
  const isi = ada ? (
    <>
      <Keadaan menit={menit} siap={siap} {...(tunggu ? { tunggu } : {})} />
      <FormFields form={form} />
    </>
  ) : (
    <p className="otorisasi-tanya">
      {t('Browser memberi passkey hanya lewat HTTPS dan alamat dengan nama.')}
    </p>
  )
  const menunggu = tunggu !== undefined && !siap
  return {
    isi,
    label: t(siap ? 'Pakai Passkey' : menunggu ? 'Menunggu' : 'Mulai Menunggu'),
    kirim: () => (menunggu ? undefined : void setujui()),
    sibuk, // not while he waits: he may leave, and the waiting goes on
    gagal,
  }
}
