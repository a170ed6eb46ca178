import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { namaPola } from '#modules/periksa/pola'
import { useWords } from '#web/words'
import type { Pusat } from './angka-pusat.tsx'
import { useBisa } from './use-bisa.tsx'
import type { Tinjau } from './use-tinjau.tsx'

const layar = '/transaksi-perlu-diperiksa'
const terbanyak = 2

interface Props {
  readonly jumlah: number
  readonly children: ReactNode
}

/** How much is odd, in colour when there is anything; a click opens what it is. */
function Kartu({ children, jumlah }: Props) {
  const t = useWords()
  const bisa = useBisa()
  const isi = (
    <>
      <span className="kartu-judul">{t('Perlu Diperiksa')}</span>
      <strong className={jumlah > 0 ? 'kartu-angka buruk' : 'kartu-angka'}>
        {jumlah} <small>{t('pola ganjil')}</small>
      </strong>
      {children}
    </>
  )
  return bisa(layar) ? (
    <Link to={layar} className="kartu ganjil">
      {isi}
    </Link>
  ) : (
    <div className="kartu ganjil">{isi}</div>
  )
}

/** What is odd in this shop: the findings of a week that nobody has looked at. */
export function KartuGanjil({ ganjil }: Pick<Tinjau, 'ganjil'>) {
  const t = useWords()
  if (ganjil === undefined) return null
  const { jumlah, pola } = ganjil
  return (
    <Kartu jumlah={jumlah}>
      {jumlah === 0 ? (
        <span className="meta">{t('Minggu ini tidak ada')}</span>
      ) : (
        pola.slice(0, terbanyak).map((one) => (
          <span key={one.pola} className="meta">
            {one.jumlah} · {t(namaPola[one.pola])}
          </span>
        ))
      )}
    </Kartu>
  )
}

/** What is odd in the chain, and in which shops. */
export function GanjilRantai({ ganjil }: Pick<Pusat, 'ganjil'>) {
  const t = useWords()
  if (ganjil === undefined) return null
  const toko = ganjil.toko
    .filter(({ jumlah }) => jumlah > 0)
    .toSorted((one, other) => other.jumlah - one.jumlah)
  return (
    <Kartu jumlah={toko.reduce((all, { jumlah }) => all + jumlah, 0)}>
      <span className="meta">
        {toko.length === 0
          ? t('Minggu ini tidak ada')
          : toko.map(({ jumlah, kode_toko }) => `${kode_toko} ${jumlah}`).join(' · ')}
      </span>
    </Kartu>
  )
}
