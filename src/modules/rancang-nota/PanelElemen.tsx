import { nearest } from '#kernel/rounding'
import { Button } from 'antd'
import { LabelledInput } from '#web/fields/LabelledInput'
import { Icon } from '#web/icons'
import { useWords } from '#web/words'
import { sebarkan, sejajarkan, ubahElemen, urutkan, type Dipilih } from './kanvas.rules.ts'
import { elemen } from './rancang.calls.ts'
import type { Elemen, Rancangan } from './rancang.rules.ts'

interface Props {
  readonly rancangan: Rancangan
  readonly dipilih: Dipilih
  readonly isian: readonly string[]
  readonly isianBaris: readonly string[]
  readonly hurufAda: readonly string[]
  readonly onPilih: (dipilih: Dipilih) => void
  readonly onUbah: (of: (r: Rancangan) => Rancangan) => void
}

/** What is asked of each kind, in pairs as they stand. */
const letak = ['position_x', 'position_y', 'width', 'height', 'rotate'] as const
const letakHuruf = [...letak, 'font_size'] as const
type Ukur = (typeof letakHuruf)[number]
const huruf = ['rata', 'muat', 'tebal'] as const

/** What several elements have in common; undefined where they differ. */
const bersama = <K extends keyof Elemen>(chosen: readonly Elemen[], key: K): Elemen[K] | null => {
  const [first, ...rest] = chosen
  if (first === undefined) return null
  return rest.every((one) => one[key] === first[key]) ? first[key] : null
}

/** A measure in millimetres, degrees or points: typed with its decimals, kept in hundredths. */
export function UkurInput(props: {
  readonly label: string
  readonly value: number | null
  readonly onChange: (hundredths: number) => void
}) {
  const { label, onChange, value } = props
  const t = useWords()
  return (
    <label className="form-field">
      <span>{t(label)}</span>
      <input
        type="number"
        step={0.1}
        value={value === null ? '' : value / 100}
        onChange={({ target }) => {
          if (target.value !== '' && Number.isFinite(target.valueAsNumber))
            onChange(nearest(target.valueAsNumber * 100))
        }}
      />
    </label>
  )
}

function Ukuran({
  chosen,
  names,
  onUbah,
}: {
  readonly chosen: readonly Elemen[]
  readonly names: readonly Ukur[]
  readonly onUbah: (patch: Partial<Elemen>) => void
}) {
  return (
    <div className="rancang-bidang">
      {names.map((name) => (
        <UkurInput
          key={name}
          label={elemen[name].label}
          value={bersama(chosen, name)}
          onChange={(value) => onUbah({ [name]: value })}
        />
      ))}
    </div>
  )
}

function Bidang({
  chosen,
  names,
  onUbah,
}: {
  readonly chosen: readonly Elemen[]
  readonly names: readonly (keyof typeof elemen)[]
  readonly onUbah: (patch: Partial<Elemen>) => void
}) {
  return (
    <div className="rancang-bidang">
      {names.map((name) => (
        <LabelledInput
          key={name}
          field={elemen[name]}
          value={bersama(chosen, name)}
          onChange={(value) => {
            if (value !== null && value !== undefined) onUbah({ [name]: value })
          }}
        />
      ))}
    </div>
  )
}

/** Binds a text to what the note says there. */
function Isian({
  chosen,
  names,
  onUbah,
}: {
  readonly chosen: Elemen
  readonly names: readonly string[]
  readonly onUbah: (patch: Partial<Elemen>) => void
}) {
  const t = useWords()
  return (
    <>
      <div data-isi>
        <LabelledInput
          field={elemen.isi}
          value={chosen.isi}
          onChange={(value) => onUbah({ isi: typeof value === 'string' ? value : '' })}
        />
      </div>
      <label className="form-field">
        <span>{t('Sisipkan Isian')}</span>
        <select
          value=""
          onChange={({ target }) => {
            if (target.value !== '')
              onUbah({
                isi:
                  chosen.jenis === 'text'
                    ? `${chosen.isi ?? ''}{${target.value}}`
                    : `{${target.value}}`,
              })
          }}
        >
          <option value="">—</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

const garis = [
  ['Rata kiri', 'x', 0],
  ['Rata tengah', 'x', 1],
  ['Rata kanan', 'x', 2],
  ['Rata atas', 'y', 0],
  ['Rata tengah tegak', 'y', 1],
  ['Rata bawah', 'y', 2],
] as const

/** Lines several elements up, or spreads them. */
function Susun({ dipilih, onUbah }: Pick<Props, 'dipilih' | 'onUbah'>) {
  const t = useWords()
  if (dipilih.length < 2) return null
  return (
    <div className="rancang-susun" role="group" aria-label={t('Susun')}>
      {garis.map(([kata, sumbu, di]) => (
        <Button
          key={kata}
          size="small"
          onClick={() => onUbah((r) => sejajarkan(r, dipilih, sumbu, di))}
        >
          {t(kata)}
        </Button>
      ))}
      <Button
        size="small"
        disabled={dipilih.length < 3}
        onClick={() => onUbah((r) => sebarkan(r, dipilih, 'x'))}
      >
        {t('Sebar mendatar')}
      </Button>
      <Button
        size="small"
        disabled={dipilih.length < 3}
        onClick={() => onUbah((r) => sebarkan(r, dipilih, 'y'))}
      >
        {t('Sebar tegak')}
      </Button>
    </div>
  )
}

/** The chosen elements in figures and words. */
export function PanelElemen({
  dipilih,
  hurufAda,
  isian,
  isianBaris,
  onPilih,
  onUbah,
  rancangan,
}: Props) {
  const t = useWords()
  const chosen = dipilih.flatMap((at) => rancangan.elements[at] ?? [])
  const [first] = chosen
  if (first === undefined)
    return <p className="meta">{t('Pilih elemen di kertas atau di daftar lapis.')}</p>
  const ubah = (patch: Partial<Elemen>): void => onUbah((r) => ubahElemen(r, dipilih, patch))
  const [ke = 0] = dipilih
  const pindah = (arah: -1 | 1): void => {
    const [, at] = urutkan(rancangan, ke, arah)
    onUbah((r) => urutkan(r, ke, arah)[0])
    onPilih([at])
  }
  const teks = chosen.every(({ jenis }) => jenis === 'text')
  return (
    <>
      <Susun dipilih={dipilih} onUbah={onUbah} />
      {chosen.length === 1 ? (
        <>
          <LabelledInput
            field={elemen.name}
            value={first.name}
            onChange={(value) => {
              if (typeof value === 'string' && value !== '') ubah({ name: value })
            }}
          />
          {first.jenis === 'line' ? null : (
            <Isian
              chosen={first}
              names={first.tempat === 'baris' ? isianBaris : isian}
              onUbah={ubah}
            />
          )}
        </>
      ) : (
        <p className="meta">{t('{{jumlah}} elemen dipilih', { jumlah: chosen.length })}</p>
      )}
      <Ukuran chosen={chosen} names={teks ? letakHuruf : letak} onUbah={ubah} />
      {teks ? (
        <>
          <label className="form-field">
            <span>{t('Huruf')}</span>
            <select
              value={bersama(chosen, 'font_family') ?? ''}
              onChange={({ target }) => ubah({ font_family: target.value })}
            >
              {[...new Set([...hurufAda, bersama(chosen, 'font_family') ?? ''])].map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Bidang chosen={chosen} names={huruf} onUbah={ubah} />
        </>
      ) : null}
      <Bidang chosen={chosen} names={['warna', 'tempat', 'status']} onUbah={ubah} />
      {chosen.length === 1 ? (
        <div className="rancang-susun">
          <Button size="small" icon={<Icon name="up" />} onClick={() => pindah(1)}>
            {t('Ke depan')}
          </Button>
          <Button size="small" icon={<Icon name="down" />} onClick={() => pindah(-1)}>
            {t('Ke belakang')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
