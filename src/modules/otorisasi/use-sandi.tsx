import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { success } from '#web/dialogs/notices'
import { FormFields } from '#web/form/FormFields'
import { useWords } from '#web/words'
import { useIsian, type Cara } from './cara.tsx'
import { openFigures, type ApprovalAsked } from '#web/document/approval-asked'
import { pemberiJauh } from './jauh.calls.ts'
import { isianOtorisasi, otorisasi } from './sandi.calls.ts'

type Terisi = RowOf<typeof isianOtorisasi>
const empty = { keterangan: null, description: null, alasan: null } as const

/** The approver reads, with his own password at this screen, what the asker may not see. */
function useTerbuka(diminta: readonly ApprovalAsked[]) {
  const [terbuka, setTerbuka] = useState(diminta)
  const buka = async ({ user_id, password }: Terisi): Promise<void> => {
    const read = diminta.map(async (need) => {
      if (!need.tersembunyi) return need
      const { kategori, no_otorisasi } = need
      const body = { user_id, password, kategori, no_otorisasi, lihat: true, ...empty }
      const { data } = await call(otorisasi, { body })
      return { ...need, ...openFigures(data) }
    })
    setTerbuka(await Promise.all(read))
  }
  return { terbuka, buka }
}

/** Posts one approval after the other; those that were given stay given when a later one fails. */
function useSetujui(diminta: readonly ApprovalAsked[]) {
  const [given, setGiven] = useState<readonly string[]>([])
  return async (entered: Terisi): Promise<readonly string[]> => {
    let nomor = given
    let message: string | undefined
    for (const { kategori, no_otorisasi } of diminta) {
      if (nomor.includes(no_otorisasi)) continue
      const body = { ...empty, ...entered, kategori, no_otorisasi, lihat: false }
      const answer = await call(otorisasi, { body })
      message = answer.message
      nomor = [...nomor, no_otorisasi]
      setGiven(nomor)
    }
    if (message !== undefined) success(message)
    return nomor
  }
}

/** Who may approve here, by name; a dot for who is at work now. One press fills his id in. */
function PilihPemberi({ onPilih }: { readonly onPilih: (user_id: string) => void }) {
  const t = useWords()
  const { data = [] } = useQuery({
    queryKey: [pemberiJauh.path, 'pilih'],
    queryFn: async ({ signal }) => (await call(pemberiJauh, {}, { signal })).data,
    staleTime: 0,
  })
  if (data.length === 0) return null
  return (
    <div className="otorisasi-pemberi" role="group" aria-label={t('Pemberi')}>
      {data.map(({ hadir, user_id, usere_name }) => (
        <Button
          key={user_id}
          size="small"
          className={hadir ? 'otorisasi-hadir' : ''}
          title={hadir ? t('Sedang Hadir') : ''}
          onClick={() => onPilih(user_id)}
        >
          {usere_name}
        </Button>
      ))}
    </div>
  )
}

/** Approves by the id and password of another user (SPEC 4: manual mode). */
export function useSandi(
  diminta: readonly ApprovalAsked[],
  onApproved: (nomor: readonly string[]) => void,
): Cara & { readonly terbuka: readonly ApprovalAsked[] } {
  const t = useWords()
  const { form, gagal, kirim, sibuk } = useIsian(isianOtorisasi)
  const approve = useSetujui(diminta)
  const { buka, terbuka } = useTerbuka(diminta)
  const isi = (
    <>
      <PilihPemberi onPilih={(user_id) => form.set('user_id', user_id)} />
      <FormFields form={form} autoFocus />
      {terbuka.some(({ tersembunyi }) => tersembunyi) ? (
        <Button className="otorisasi-lihat" disabled={sibuk} onClick={() => void kirim(buka)}>
          {t('Lihat Angka Sebelum')}
        </Button>
      ) : null}
    </>
  )
  const setujui = (): void => void kirim(async (entered) => onApproved(await approve(entered)))
  return { isi, label: t('Setujui'), kirim: setujui, sibuk, gagal, terbuka }
}
