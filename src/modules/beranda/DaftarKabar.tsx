import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { Icon } from '#web/icons'
import { useWords } from '#web/words'
import { alamat, isKabar, kunci, menonjol, type Baris } from './baris.tsx'
import { diamkan } from './beranda.calls.ts'
import './kabar.css'

interface Props {
  readonly rows: readonly Baris[]
  readonly onClose: () => void
}

const kelas = { BIASA: '', TUNGGU: 'tunggu', BURUK: 'buruk' }

/** Each line leads to its screen; its kind is silenced, or told again. */
function DaftarBaris({ onClose, rows }: Props) {
  const t = useWords()
  const queries = useQueryClient()
  const balik = async ({ diam, kode }: Baris): Promise<void> => {
    try {
      await call(diamkan, { body: { kode, diam: !diam } })
    } catch (error) {
      failure(error)
    }
    await queries.invalidateQueries({ queryKey: [kunci] })
  }
  return (
    <ul className="kabar-daftar">
      {rows.map((one) => {
        const kata = t(one.diam ? 'Kabari Lagi' : 'Diamkan')
        return (
          <li key={one.kode} className={kelas[one.nada]}>
            <Link {...alamat(one.path)} onClick={onClose}>
              {menonjol(one.kalimat)}
            </Link>
            <Button
              type="text"
              size="small"
              title={kata}
              aria-label={`${kata}: ${one.kalimat}`}
              icon={<Icon name={one.diam ? 'bell' : 'eye-off'} />}
              onClick={() => void balik(one)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** What waits or is wrong, the wrong first; below it what this person does not want to hear of. */
export function DaftarKabar({ onClose, rows }: Props) {
  const t = useWords()
  const penting = rows
    .filter(isKabar)
    .toSorted((a, b) => Number(b.nada === 'BURUK') - Number(a.nada === 'BURUK'))
  const didengar = penting.filter(({ diam }) => !diam)
  const didiamkan = penting.filter(({ diam }) => diam)
  return (
    <ViewDialog title={t('Kabar')} width={560} onClose={onClose}>
      {didengar.length === 0 ? <p className="meta">{t('Tidak ada yang menunggu.')}</p> : null}
      <DaftarBaris rows={didengar} onClose={onClose} />
      {didiamkan.length === 0 ? null : (
        <>
          <h3>{t('Didiamkan')}</h3>
          <DaftarBaris rows={didiamkan} onClose={onClose} />
        </>
      )}
      <ViewButtons autoFocus onClose={onClose} />
    </ViewDialog>
  )
}
