import { syaratSandi } from '#kernel/sandi'
import { Icon } from '#web/icons'
import { useSetting } from '#web/session'
import { useWords } from '#web/words'
import { settingPengguna } from './setting.ts'
import './sandi.css'

interface Props {
  readonly sandi: unknown
  readonly userId: string
  /** For one's own password: it must be none of the last ones. */
  readonly sendiri?: boolean
}

/** The shop's rules for a password, shown while it is typed and not only when it is refused. */
export function SyaratSandi({ sandi, sendiri = false, userId }: Props) {
  const t = useWords()
  const panjang = useSetting(settingPengguna.SANDI_PANJANG)
  const terakhir = useSetting(settingPengguna.SANDI_TERAKHIR)
  const text = typeof sandi === 'string' ? sandi : ''
  const syarat = syaratSandi(text, userId, panjang)
  const rows = [
    { kata: t('Paling sedikit {{min}} huruf', { min: panjang }), benar: syarat.panjang },
    { kata: t('Tidak memuat User ID'), benar: syarat.bukanUser },
    { kata: t('Bukan password yang umum'), benar: syarat.bukanUmum },
  ]
  return (
    <ul className="syarat-sandi" aria-live="polite">
      {rows.map(({ benar, kata }) => (
        <li key={kata} className={text === '' ? '' : benar ? 'benar' : 'belum'}>
          <Icon name={text !== '' && benar ? 'good' : 'waiting'} /> {kata}
          {text === '' ? null : <span className="only-heard"> {t(benar ? 'sudah' : 'belum')}</span>}
        </li>
      ))}
      {sendiri && terakhir > 0 ? (
        <li>
          <Icon name="info" />{' '}
          {t('Bukan salah satu dari {{jumlah}} password terakhir', { jumlah: terakhir })}
        </li>
      ) : null}
    </ul>
  )
}
