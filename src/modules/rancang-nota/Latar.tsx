import { useState } from 'react'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { LabelledInput } from '#web/fields/LabelledInput'
import { closedTo, useShell } from '#web/session'
import { useWords } from '#web/words'
import { gambarToko, tokos, ubahToko } from '../toko/toko.calls.ts'

/** The picture behind the pages of all papers: whoever may set up the shop changes it here, too. */
export function UbahLatar({
  latar,
  onSelesai,
}: {
  readonly latar: string
  readonly onSelesai: () => unknown
}) {
  const t = useWords()
  const shell = useShell()
  const [sibuk, setSibuk] = useState(false)
  const layar = shell.house.screens.find(({ path }) => path === '/settingtoko')
  if (layar === undefined || closedTo(shell, layar)) return null
  const { kode_toko } = shell.toko
  const simpan = async (latar_nota: string | null): Promise<void> => {
    setSibuk(true)
    try {
      const semua = (await call(tokos, {})).data
      const milik = semua.find((one) => one.kode_toko === kode_toko)
      if (milik === undefined) return
      const { message } = await call(ubahToko, {
        params: { kode_toko },
        body: { ...milik, latar_nota },
      })
      success(message ?? '')
      onSelesai()
    } catch (error) {
      failure(error)
    } finally {
      setSibuk(false)
    }
  }
  return (
    <section className="rancang-huruf" aria-label={t('Latar Nota')}>
      <LabelledInput
        field={gambarToko.latar_nota}
        value={latar === '' ? null : latar}
        readOnly={sibuk}
        onChange={(value) => void simpan(typeof value === 'string' ? value : null)}
      />
      <p className="meta">{t('Di belakang semua nota toko ini')}</p>
    </section>
  )
}
