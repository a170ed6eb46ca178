import type { Fields, RowOf } from '#kernel/field'
import { isiTampilan, simpanTampilan, type caraLaporan } from '#kernel/report-views'
import { seesAll } from '#kernel/right'
import { call } from '../call.tsx'
import { SendDialog } from '../form/SendDialog.tsx'
import { useShell } from '../session.tsx'
import { useWords } from '../words.tsx'
import { filesTopic, keptTopic, type KeptView } from './use-views.tsx'

interface Props {
  readonly path: string
  readonly isi: RowOf<typeof caraLaporan>
  readonly view: KeptView | undefined
  readonly onClose: () => void
}

/** Keeps how a report or list is asked; the owner may give it to everybody of the shop. */
export function KeepAs({ isi, onClose, path, view }: Props) {
  const t = useWords()
  const { user } = useShell()
  const { bersama, nama } = isiTampilan
  const fields: Fields = seesAll.includes(user.level) ? { nama, bersama } : { nama }
  return (
    <SendDialog
      title={t('Simpan Saringan')}
      width={480}
      fields={fields}
      initial={view?.milik ? { nama: view.nama, bersama: view.bersama } : {}}
      done="Saringan Disimpan"
      refresh={[keptTopic, filesTopic]}
      onSend={(values) =>
        call(simpanTampilan, {
          body: { path, isi, nama: String(values['nama']), bersama: values['bersama'] === true },
        })
      }
      onClose={onClose}
    />
  )
}
