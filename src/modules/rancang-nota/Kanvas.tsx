import type { KeyboardEvent, PointerEvent } from 'react'
import { useWords } from '#web/words'
import { GambarElemen, Latar } from './GambarElemen.tsx'
import { geser, type Dipilih, type Pegangan } from './kanvas.rules.ts'
import type { Elemen, Rancangan } from './rancang.rules.ts'
import { useGerak, type Pena } from './use-gerak.tsx'
import type { Halaman } from './use-rancang.tsx'

interface Props {
  readonly rancangan: Rancangan
  readonly halaman: readonly Halaman[]
  readonly dipilih: Dipilih
  readonly zoom: number
  readonly onPilih: (dipilih: Dipilih) => void
  readonly onUbah: (of: (r: Rancangan) => Rancangan) => void
  readonly onHapus: () => void
}

const mm = (hundredths: number): number => hundredths / 100
const pegangan: readonly Pegangan[] = ([-1, 0, 1] as const).flatMap((y) =>
  ([-1, 0, 1] as const).flatMap((x) => (x === 0 && y === 0 ? [] : [{ x, y }])),
)
/** Which way a handle points, as pointers are named. */
const arahPegangan = ({ x, y }: Pegangan): string => {
  if (x === 0) return 'ns'
  if (y === 0) return 'ew'
  return x === y ? 'nwse' : 'nesw'
}

const kotak = (one: Elemen) => ({
  x: mm(one.position_x),
  y: mm(one.position_y),
  width: mm(one.width),
  height: mm(one.height),
})
const putar = (one: Elemen): string | undefined => {
  const { height, width, x, y } = kotak(one)
  return one.rotate === 0
    ? undefined
    : `rotate(${mm(one.rotate)} ${x + width / 2} ${y + height / 2})`
}

/** The frame of a chosen element, with its handles where it alone is chosen. */
function Bingkai(props: {
  readonly one: Elemen
  readonly sendiri: boolean
  readonly zoom: number
  readonly onTarik: (event: PointerEvent<SVGElement>, di: Pegangan) => void
}) {
  const { one, onTarik, sendiri, zoom } = props
  const { height, width, x, y } = kotak(one)
  const besar = 7 / zoom
  return (
    <g transform={putar(one)}>
      <rect className="kanvas-bingkai" x={x} y={y} width={width} height={height} />
      {sendiri
        ? pegangan.map((di) => (
            <rect
              key={`${di.x} ${di.y}`}
              className={`kanvas-pegangan kanvas-${arahPegangan(di)}`}
              x={x + (width * (di.x + 1)) / 2 - besar / 2}
              y={y + (height * (di.y + 1)) / 2 - besar / 2}
              width={besar}
              height={besar}
              onPointerDown={(event) => onTarik(event, di)}
            />
          ))
        : null}
    </g>
  )
}

/** Where a click means an element: also one of which nothing is drawn yet. */
function Sasaran({ dipilih, onPilih, pena, rancangan, zoom }: Props & { readonly pena: Pena }) {
  const tekan = (event: PointerEvent<SVGElement>, at: number): void => {
    if (event.shiftKey) {
      event.stopPropagation()
      onPilih(dipilih.includes(at) ? dipilih.filter((one) => one !== at) : [...dipilih, at])
      return
    }
    if (!dipilih.includes(at)) onPilih([at])
    pena.geserDari(event)
  }
  return rancangan.elements.map((one, at) =>
    one.status ? (
      <rect
        // The list of elements is what is worked on: its places are their names.
        // oxlint-disable-next-line react/no-array-index-key
        key={at}
        className="kanvas-sasaran"
        {...kotak(one)}
        height={Math.max(mm(one.height), 4 / zoom)}
        transform={putar(one)}
        onPointerDown={(event) => tekan(event, at)}
      >
        <title>{one.name}</title>
      </rect>
    ) : null,
  )
}

/** What the pointer is about: frames, lines that something snaps to, the frame that is drawn. */
function Gerakan({ dipilih, pena, rancangan, zoom }: Props & { readonly pena: Pena }) {
  const { bingkai, dilihat, lekat } = pena
  const { x, y } = lekat.garis
  return (
    <>
      {dipilih.map((at) => {
        const one = dilihat.elements[at]
        return one ? (
          <Bingkai
            key={at}
            one={one}
            zoom={zoom}
            sendiri={dipilih.length === 1}
            onTarik={(event, di) => pena.tarikDari(event, at, di)}
          />
        ) : null
      })}
      {x === undefined ? null : (
        <line className="kanvas-lekat" x1={mm(x)} x2={mm(x)} y1={0} y2={mm(rancangan.tinggi)} />
      )}
      {y === undefined ? null : (
        <line className="kanvas-lekat" y1={mm(y)} y2={mm(y)} x1={0} x2={mm(rancangan.lebar)} />
      )}
      {bingkai === undefined ? null : (
        <rect
          className="kanvas-pilih"
          x={mm(bingkai.kiri)}
          y={mm(bingkai.atas)}
          width={mm(bingkai.kanan - bingkai.kiri)}
          height={mm(bingkai.bawah - bingkai.atas)}
        />
      )}
    </>
  )
}

const langkahKunci = { biasa: 50, besar: 500, halus: 10 } as const
const arahKunci: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Half a millimetre by an arrow key, five with Shift, a tenth with Alt. */
function tombol(event: KeyboardEvent, { dipilih, onHapus, onPilih, onUbah, rancangan }: Props) {
  const arah = arahKunci[event.key]
  if (arah && dipilih.length > 0) {
    event.preventDefault()
    const jauh = langkahKunci[event.shiftKey ? 'besar' : event.altKey ? 'halus' : 'biasa']
    onUbah((r) => geser(r, dipilih, arah[0] * jauh, arah[1] * jauh))
  } else if (event.key === 'Delete') onHapus()
  else if (event.key === 'Escape') onPilih([])
  else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    onPilih(rancangan.elements.map((_, at) => at))
  }
}

function Tergambar({
  dipilih,
  halaman,
  pena,
}: {
  readonly halaman: Halaman | undefined
  readonly dipilih: Dipilih
  readonly pena?: Pena
}) {
  const { dx = 0, dy = 0 } = pena?.lekat ?? {}
  if (!halaman) return null
  return (
    <>
      <Latar nama={halaman.latar} lebar={mm(halaman.lebar)} tinggi={mm(halaman.tinggi)} />
      {halaman.elemen.map((one, at) => {
        const ikut = dipilih.includes(one.ke)
        return (
          <GambarElemen
            // One element may be drawn for each line.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${one.ke} ${at}`}
            one={one}
            dx={ikut ? mm(dx) : 0}
            dy={ikut ? mm(dy) : 0}
          />
        )
      })}
    </>
  )
}

/** The paper as it is printed, on which elements are chosen, moved and pulled. */
export function Kanvas(props: Props) {
  const { dipilih, halaman, rancangan, zoom } = props
  const t = useWords()
  const { svg, ...pena } = useGerak(props)
  const [pertama, ...lain] = halaman
  const [lebar, tinggi] = [mm(rancangan.lebar), mm(pertama?.tinggi ?? rancangan.tinggi)]
  return (
    <div className="kanvas">
      <svg
        ref={svg}
        className="kanvas-kertas"
        role="application"
        aria-label={t('Kertas')}
        // It is moved by keys, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        viewBox={`0 0 ${lebar} ${tinggi}`}
        style={{ width: lebar * zoom, height: tinggi * zoom }}
        onKeyDown={(event) => tombol(event, props)}
        onPointerDown={pena.bingkaiDari}
        onPointerMove={pena.ikut}
        onPointerUp={pena.lepas}
      >
        <Tergambar halaman={pertama} dipilih={dipilih} pena={pena} />
        <Sasaran {...props} pena={pena} />
        <Gerakan {...props} pena={pena} />
      </svg>
      {lain.map((page, at) => (
        <svg
          // oxlint-disable-next-line react/no-array-index-key -- pages have no other name
          key={at}
          className="kanvas-kertas"
          aria-hidden
          viewBox={`0 0 ${mm(page.lebar)} ${mm(page.tinggi)}`}
          style={{ width: mm(page.lebar) * zoom, height: mm(page.tinggi) * zoom }}
        >
          <Tergambar halaman={page} dipilih={[]} />
        </svg>
      ))}
    </div>
  )
}
