import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { morningParts, type MorningPart } from '#kernel/module'
import { call } from '#web/call'
import { useFresh } from '#web/fresh'
import { Icon } from '#web/icons'
import { panah } from '#web/panah'
import { LazyPart } from '#web/page/LazyPart'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { bacaBeranda } from './beranda.calls.ts'
import { alamat, kunci, menonjol, type Baris } from './baris.tsx'
import { TokoRantai } from './TokoRantai.tsx'
import './beranda.css'

const kelas = { BIASA: 'pagi-baris', TUNGGU: 'pagi-baris tunggu', BURUK: 'pagi-baris buruk' }

function BarisPagi({ baris }: { readonly baris: Baris }) {
  const { homeKeys } = useShell()
  const tombol = homeKeys.get(baris.kode)
  return (
    <li>
      <Link {...alamat(baris.path)} className={kelas[baris.nada]} data-pagi>
        <span>{menonjol(baris.kalimat)}</span>
        <Icon name="right" />
      </Link>
      {tombol === undefined ? null : <LazyPart part={tombol} given={{}} />}
    </li>
  )
}

interface BagianProps {
  readonly bagian: MorningPart
  readonly rows: readonly Baris[]
}

function Bagian({ bagian, rows }: BagianProps) {
  const t = useWords()
  const id = `pagi-${bagian}`
  return (
    <section className="pagi-bagian" aria-labelledby={id}>
      <h2 id={id}>{t(morningParts[bagian])}</h2>
      <ul>
        {rows.map((baris) => (
          <BarisPagi key={baris.kode} baris={baris} />
        ))}
      </ul>
    </section>
  )
}

const semuaBagian = Object.keys(morningParts).filter(
  (name): name is MorningPart => name in morningParts,
)

/** The arrows work, and the first line has the keyboard when nothing else wants it. */
function useTombol(ada: boolean) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const kotak = box.current
    if (!ada || kotak === null) return undefined
    const kini = document.activeElement
    const bebas = kini === null || kini === document.body || kini.id === 'content'
    if (bebas) kotak.querySelector<HTMLElement>('[data-pagi]')?.focus({ preventScroll: true })
    const ditekan = (event: KeyboardEvent): void => panah(kotak, event)
    kotak.addEventListener('keydown', ditekan)
    return () => kotak.removeEventListener('keydown', ditekan)
  }, [ada])
  return box
}

/** A person's morning: what is his to know and to do, each line the way to it. */
export function Pagi() {
  const t = useWords()
  const { tgl_system } = useShell().toko
  useFresh(kunci)
  const found = useQuery({
    queryKey: [kunci, tgl_system],
    refetchInterval: 60_000,
    queryFn: async ({ signal }) => (await call(bacaBeranda, { query: {} }, { signal })).data,
  })
  // What looks at weeks comes when it comes, and is asked for seldom.
  const lambat = useQuery({
    queryKey: [`${kunci}_LAMBAT`, tgl_system],
    refetchInterval: 300_000,
    retry: false,
    queryFn: async ({ signal }) =>
      (await call(bacaBeranda, { query: { lambat: true } }, { signal })).data,
  })
  const box = useTombol(found.data !== undefined)
  if (found.error) return <Refused error={found.error} onRetry={found.refetch} />
  if (found.data === undefined) return <div className="pagi" aria-busy="true" />
  const rows = [...found.data, ...(lambat.data ?? [])]
  const terisi = semuaBagian.filter((bagian) => rows.some((one) => one.bagian === bagian))
  return (
    <div ref={box} className="pagi-semua">
      <div className="pagi">
        {terisi.length === 0 ? (
          <p className="meta">{t('Tidak ada yang menunggu.')}</p>
        ) : (
          terisi.map((bagian) => (
            <Bagian
              key={bagian}
              bagian={bagian}
              rows={rows.filter((one) => one.bagian === bagian)}
            />
          ))
        )}
      </div>
      <TokoRantai />
    </div>
  )
}
