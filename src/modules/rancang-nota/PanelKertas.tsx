import { LabelledInput } from '#web/fields/LabelledInput'
import { rancangan as bidang } from './rancang.calls.ts'
import type { Rancangan } from './rancang.rules.ts'
import { UbahLatar } from './Latar.tsx'
import { UkurInput } from './PanelElemen.tsx'
import { UnggahHuruf } from './UnggahHuruf.tsx'

/** The page itself, and how its lines follow each other. */
export function PanelKertas(props: {
  readonly rancangan: Rancangan
  readonly onUbah: (of: (r: Rancangan) => Rancangan) => void
  /** The picture behind it; null: there never is one. */
  readonly latar: string | null
  /** A font or a picture is another one. */
  readonly onBerubah: () => unknown
}) {
  const { latar, onBerubah, onUbah, rancangan } = props
  return (
    <>
      <div className="rancang-bidang">
        {(['lebar', 'tinggi', 'langkah'] as const).map((name) => (
          <UkurInput
            key={name}
            label={bidang[name].label}
            value={rancangan[name]}
            onChange={(value) => onUbah((r) => ({ ...r, [name]: value }))}
          />
        ))}
        {(['muat_akhir', 'muat_bersambung'] as const).map((name) => (
          <LabelledInput
            key={name}
            field={bidang[name]}
            value={rancangan[name]}
            onChange={(value) => {
              if (typeof value === 'number' && value > 0) onUbah((r) => ({ ...r, [name]: value }))
            }}
          />
        ))}
      </div>
      {latar === null ? null : <UbahLatar latar={latar} onSelesai={onBerubah} />}
      <UnggahHuruf onSelesai={onBerubah} />
    </>
  )
}
