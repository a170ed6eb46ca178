import { Link } from '@tanstack/react-router'
import { formatRupiah } from '#kernel/figures'
import { useWords } from '#web/words'
import { alamatProfil } from './alamat-profil.ts'
import { useProfil } from './use-profil.tsx'
import './profil.css'

/** Who stands at the counter, in short: a sentence of each part, and the way to his page. */
export function RingkasOrang({ no_hp }: { readonly no_hp: string | null }) {
  const t = useWords()
  const { data } = useProfil({ no_hp: no_hp ?? '' }, true, Boolean(no_hp))
  if (data === undefined || !no_hp) return null
  const { bagian, kode_member, kontak, milik, nama_customer } = data
  const path = alamatProfil({ id: kontak[0]?.id ?? null, kode_member })
  return (
    <section className="profil-singkat" aria-label={t('Profil Pelanggan')}>
      <h2>{path === undefined ? nama_customer : <Link to={path}>{nama_customer}</Link>}</h2>
      {milik === null ? null : (
        <p>
          {t('Miliknya hari ini')}: <b>Rp {formatRupiah(milik.nilai)}</b>{' '}
          <span className="meta">{t('{{jumlah}} barang', { jumlah: milik.jumlah })}</span>
        </p>
      )}
      <ul>
        {bagian.map(({ judul, kalimat, kode, terbuka }) => (
          <li key={kode} className={terbuka ? 'tunggu' : undefined}>
            <span className="meta">{judul}</span> {kalimat}
          </li>
        ))}
      </ul>
    </section>
  )
}
