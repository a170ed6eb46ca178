import { topicsOf } from '#kernel/document'
import { call } from '#web/call'
import { confirm } from '#web/dialogs/notices'
import { usePost } from '#web/document/use-post'
import { KeyButton } from '#web/KeyButton'
import { closedTo, useShell } from '#web/session'
import { useWords } from '#web/words'
import { ubahHarga } from './ubah-harga.ts'

const tanpaIsian = { refuse: () => false }

/** Prices that stay are confirmed for the day where the morning begins: one key, and a yes. */
export function TetapSama() {
  const t = useWords()
  const shell = useShell()
  const screen = shell.house.screen('/harga-emas-hari-ini')
  const { dialog, kirim, sibuk } = usePost({
    form: tanpaIsian,
    segarkan: ['BERANDA', ...topicsOf(ubahHarga)],
    onTersimpan: () => undefined,
  })
  if (screen === undefined || closedTo(shell, screen) !== undefined) return null
  const tetap = async (): Promise<void> => {
    const yakin = await confirm({
      title: t('Harga tetap sama untuk hari ini ?'),
      yes: t('Ya'),
      no: t('Tidak'),
    })
    const body = { murni: null, baris: [], ke_cabang: false }
    if (yakin) kirim((options) => call(ubahHarga.commands.simpan, { body }, options))
  }
  return (
    <>
      <KeyButton keyName="F9" label="Harga Tetap" loading={sibuk} run={() => void tetap()} />
      {dialog}
    </>
  )
}
