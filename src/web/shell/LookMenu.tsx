import { Icon } from '../icons.tsx'
import {
  appearance,
  choose,
  densities,
  inForce,
  modes,
  type Density,
  type Mode,
} from '../look/appearance.tsx'
import { chooseScanner, scannerKind } from '../scan.tsx'
import { chooseSound, sound } from '../sound.tsx'
import { useWords } from '../words.tsx'
import { Entry, Flyout } from './Flyout.tsx'

const modeNames: readonly Mode[] = ['system', 'light', 'dark']
const densityNames: readonly Density[] = ['system', 'compact', 'comfortable', 'touch']

/** How the page looks and sounds, at once and from then on. */
export function LookMenu() {
  const t = useWords()
  const chosen = appearance.use()
  const { dark } = inForce.use()
  const loud = sound.use()
  const scanner = scannerKind.use()
  return (
    <Flyout label={t('Tampilan')} face={<Icon name={dark ? 'moon' : 'sun'} />}>
      {() => (
        <>
          <p className="meta">{t('Warna')}</p>
          {modeNames.map((mode) => (
            <Entry key={mode} chosen={mode === chosen.mode} onChoose={() => choose({ mode })}>
              {t(modes[mode])}
            </Entry>
          ))}
          <p className="meta">{t('Kerapatan')}</p>
          {densityNames.map((density) => (
            <Entry
              key={density}
              chosen={density === chosen.density}
              onChoose={() => choose({ density })}
            >
              {t(densities[density])}
            </Entry>
          ))}
          <p className="meta">{t('Suara')}</p>
          <Entry chosen={loud} onChoose={() => chooseSound(!loud)}>
            {t('Suara Scan')}
          </Entry>
          <p className="meta">{t('Pemindai')}</p>
          <Entry
            chosen={scanner === 'lambat'}
            onChoose={() => chooseScanner(scanner === 'lambat' ? 'biasa' : 'lambat')}
          >
            {t('Pemindai Lambat (Bluetooth)')}
          </Entry>
        </>
      )}
    </Flyout>
  )
}
