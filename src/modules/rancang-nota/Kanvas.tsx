import { useId, useRef, type PointerEvent, type RefObject } from 'react'
import { useRoom } from '#web/table/window'
import { useWords } from '#web/words'
import { GambarElemen, Latar } from './GambarElemen.tsx'
import type { Dipilih } from './kanvas.rules.ts'
import { petunjukKanvas, tombolKanvas } from './papan-ketik.ts'
import type { Elemen, Rancangan } from './rancang.rules.ts'
import type { Pegangan } from './tarik.rules.ts'
import { useGerak, type Pena } from './use-gerak.tsx'
import type { Halaman } from './use-rancang.tsx'

interface Props {
  readonly rancangan: Rancangan
  readonly halaman: readonly Halaman[]
  readonly dipilih: Dipilih
  /** Pixels of a millimetre. */
  readonly zoom: number
  readonly onPilih: (dipilih: Dipilih) => void
  readonly onUbah: (of: (r: Rancangan) => Rancangan) => void
  readonly onHapus: () => void
  /** Goes on to the figures and words of what is chosen. */
  readonly onSifat: () => void
  readonly kanvas: RefObject<SVGSVGElement | null>
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
  readonly onPutar: (event: PointerEvent<SVGElement>) => void
}) {
  const { one, onPutar, onTarik, sendiri, zoom } = props
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
      {sendiri ? (
        <g className="kanvas-putar" onPointerDown={onPutar}>
          <line x1={x + width / 2} x2={x + width / 2} y1={y} y2={y - 2.5 * besar} />
          <circle cx={x + width / 2} cy={y - 2.5 * besar} r={besar * 0.65} />
        </g>
      ) : null}
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
            onPutar={(event) => pena.putarDari(event, at)}
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

function Tergambar({
  dipilih,
  halaman,
  pena,
}: {
  readonly halaman: Halaman | undefined
  readonly dipilih: Dipilih
  readonly pena?: Pena
}) {
  const { dx = 0, dy = 0 } = pena?.geseran ?? {}
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

/** Pixels of a millimetre, or as many as make the paper as wide as its table. */
export type Zoom = number | 'PAS'
/** Left and right of the paper, as rancang.css has it. */
const tepiKanvas = 32

/** The paper as it is printed, on which elements are chosen, moved and pulled. */
export function Kanvas({
  zoom: dipinta,
  ...diberi
}: Omit<Props, 'zoom'> & { readonly zoom: Zoom }) {
  const { dipilih, halaman, kanvas, rancangan } = diberi
  const t = useWords()
  const meja = useRef<HTMLDivElement>(null)
  const ruang = useRoom(meja, true)
  const pas = Math.max(0.5, (ruang - tepiKanvas) / mm(rancangan.lebar))
  const zoom = dipinta === 'PAS' ? pas : dipinta
  const props = { ...diberi, zoom }
  const pena = useGerak(props)
  const petunjuk = useId()
  const [pertama, ...lain] = halaman
  const [lebar, tinggi] = [mm(rancangan.lebar), mm(pertama?.tinggi ?? rancangan.tinggi)]
  return (
    <div ref={meja} className={dipinta === 'PAS' ? 'kanvas kanvas-pas' : 'kanvas'}>
      <p id={petunjuk} className="meta kanvas-petunjuk">
        {t(petunjukKanvas)}
      </p>
      <svg
        ref={kanvas}
        className="kanvas-kertas"
        role="application"
        aria-label={t('Kertas')}
        aria-describedby={petunjuk}
        // It is moved by keys, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        viewBox={`0 0 ${lebar} ${tinggi}`}
        style={{ width: lebar * zoom, height: tinggi * zoom }}
        onKeyDown={(event) => {
          if (tombolKanvas(event, props)) event.preventDefault()
        }}
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
