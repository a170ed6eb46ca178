import { useEffect, useState } from 'react'
import { text } from '#kernel/field'
import { call } from '#web/call'
import { success } from '#web/dialogs/notices'
import { FormFields } from '#web/form/FormFields'
import { useLive } from '#web/live'
import { CallError } from '#web/request'
import { useWords } from '#web/words'
import { useIsian, type Cara } from './cara.tsx'
import type { ApprovalAsked } from '#web/document/approval-asked'
import { otorisasiSidikJari, sidikJariUser } from './sidik-jari.calls.ts'
import type { StatusDiminta } from './use-status.tsx'

const isian = { user_id: text({ label: 'User ID', required: 'Harus Diisi', max: 40 }) }

/** As long as the server lets a bridge answer. */
const waitMs = 60_000

/** What the reader waits for, or has found. */
export type Pindaian = 'DIAM' | 'MENUNGGU' | 'BERHASIL' | 'GAGAL'

/** Listens to the reader (SPEC 7: event fingerprint-auth) until it answered, or for too long. */
export function usePindaian(untuk: string, onBerhasil: () => void) {
  const t = useWords()
  const [pindaian, setPindaian] = useState<Pindaian>('DIAM')
  useLive('fingerprint-auth', ({ auth_for, status }) => {
    if (pindaian !== 'MENUNGGU' || auth_for !== untuk) return
    setPindaian(status === true ? 'BERHASIL' : 'GAGAL')
    if (status !== true) return
    success(t('Fingerprint Berhasil Di Scan'))
    onBerhasil()
  })
  useEffect(() => {
    if (pindaian !== 'MENUNGGU') return undefined
    const timer = setTimeout(() => setPindaian('GAGAL'), waitMs)
    return () => clearTimeout(timer)
  }, [pindaian])
  return { pindaian, setPindaian }
}

/** SPEC 4: the words while a finger is waited for, and when it was read. */
export function KataPindaian({ pindaian }: { readonly pindaian: Pindaian }) {
  const t = useWords()
  if (pindaian === 'MENUNGGU' || pindaian === 'BERHASIL')
    return (
      <p className={`otorisasi-pindai ${pindaian === 'BERHASIL' ? 'good' : ''}`} role="status">
        {t(pindaian === 'BERHASIL' ? 'Fingerprint Berhasil Di Scan' : 'Silahkan Scan Fingerprint')}
      </p>
    )
  return null
}

/**
 * Approves by the reader beside the counter (SPEC 4: fingerprint mode). The dialog shows what the
 * event says, but believes only the server that it was approved.
 */
export function useSidikJari(diminta: readonly ApprovalAsked[], status: StatusDiminta): Cara {
  const t = useWords()
  const { form, gagal, kirim, sibuk } = useIsian(isian)
  const kategori = diminta[0]?.kategori ?? ''
  const { pindaian, setPindaian } = usePindaian(kategori, () => void status.lihat())
  const pindai = (): Promise<void> =>
    kirim(async ({ user_id }) => {
      setPindaian('DIAM')
      try {
        const { data } = await call(sidikJariUser, { query: { user_id } })
        const fp = data[0]?.fingerprints[0]?.bytes ?? ''
        const no_otorisasi = diminta.map((need) => need.no_otorisasi).join(',')
        await call(otorisasiSidikJari, { body: { user_id, fp, kategori, no_otorisasi } })
      } catch (error) {
        // SPEC 4: the server's words, or that the sending failed.
        if (!(error instanceof CallError) || !error.unknown) throw error
        const { code, status } = error
        throw new CallError(t('Terjadi Kesalahan Saat Mengirim Data'), { code, status })
      }
      setPindaian('MENUNGGU')
    })
  const isi = (
    <div className="otorisasi-jauh">
      <FormFields form={form} autoFocus />
      <KataPindaian pindaian={pindaian} />
    </div>
  )
  return {
    isi,
    label: t('Scan Fingerprint'),
    kirim: () => void pindai(),
    sibuk,
    gagal: pindaian === 'GAGAL' ? t('Silahkan Coba Lagi') : gagal,
  }
}
