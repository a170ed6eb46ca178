import { Radio } from 'antd'
import { levels, seesAll } from '#kernel/right'
import { useWords } from '#web/words'
import { HakAkses } from './HakAkses.tsx'
import { useAkses } from './use-akses.tsx'

const berpohon = levels.filter((level) => !seesAll.includes(level))

/** What new users of a level see, and all who have no exception of their own (ADR 0105). */
export function HakAksesNewsScreen() {
  const t = useWords()
  const akses = useAkses()
  const { siapa } = akses
  return (
    <HakAkses
      akses={akses}
      kosong={t('Pilih level di sebelah kiri.')}
      judul={siapa && 'level' in siapa ? siapa.level : ''}
      sumber={berpohon.map((level) => ({ value: level, label: level }))}
      siapaDari={(level) => ({ level })}
      daftar={
        <Radio.Group
          className="akses-level"
          aria-label={t('Level')}
          value={siapa && 'level' in siapa ? siapa.level : null}
          options={berpohon.map((level) => ({ value: level, label: level }))}
          onChange={({ target }) => akses.pilih({ level: String(target.value) })}
        />
      }
    />
  )
}
