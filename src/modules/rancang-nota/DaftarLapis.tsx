import { useWords } from '#web/words'
import type { Dipilih } from './kanvas.rules.ts'
import type { Rancangan } from './rancang.rules.ts'

const tanda = { text: 'T', line: '—', qrcode: '▦', barcode: '‖', gambar: '▣' } as const

/** Every element, the uppermost first: by name, for whoever has no pointer or cannot hit it. */
export function DaftarLapis(props: {
  readonly rancangan: Rancangan
  readonly dipilih: Dipilih
  readonly onPilih: (dipilih: Dipilih) => void
}) {
  const { dipilih, onPilih, rancangan } = props
  const t = useWords()
  const baris = rancangan.elements.map((one, at) => ({ one, at })).toReversed()
  return (
    <ol className="rancang-daftar" aria-label={t('Lapis')}>
      {baris.map(({ at, one }) => (
        <li key={at}>
          <button
            type="button"
            aria-pressed={dipilih.includes(at)}
            className={one.status ? undefined : 'mati'}
            onClick={(event) => {
              if (!event.shiftKey && !event.ctrlKey) onPilih([at])
              else if (dipilih.includes(at)) onPilih(dipilih.filter((each) => each !== at))
              else onPilih([...dipilih, at])
            }}
          >
            <span aria-hidden>{tanda[one.jenis]}</span> {one.name}
          </button>
        </li>
      ))}
    </ol>
  )
}
