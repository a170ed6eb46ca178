/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { Bagian, gram, hariIni, hp, Ikon, Menunggu, rp, tanggal, Tiada } from './bagian.tsx'
import { Tautan } from './jalan.tsx'
import { KartuQr } from './KartuQr.tsx'
import { useKata } from './kata.tsx'
import { MasukAnggota } from './MasukAnggota.tsx'
import { keluar, useMasuk, useMuat, type Katalog, type Milik } from './muat.tsx'

/** His card: who he is and what he has; the counter finds him by its QR or by the number. */
function Kartu({ milik }: { readonly milik: Milik }) {
  const t = useKata()
  return (
    <section className="ag-kartu-member" aria-label={t('Kartu Member')}>
      <div>
        <span className="ag-meta">{milik.kode_member}</span>
        <h1>{milik.nama_member}</h1>
        <p className="ag-poin">
          <strong>{milik.poin.toLocaleString('id-ID')}</strong> {t('Point')}
        </p>
      </div>
      <KartuQr kode={milik.kode_member} nama={milik.nama_member} />
      <p className="ag-meta">
        {t('Tunjukkan QR ini di kasir, atau sebutkan nomor {{nomor}}', { nomor: hp(milik.no_hp) })}
      </p>
    </section>
  )
}

function Kupon({ kupon }: Pick<Milik, 'kupon'>) {
  const t = useKata()
  if (kupon.length === 0) return null
  return (
    <Bagian judul={t('Kupon')}>
      <ul className="ag-daftar">
        {kupon.map(({ nilai, no_kupon, sampai }) => (
          <li key={no_kupon} className="ag-baris ag-kupon">
            <span>
              <strong>{rp(nilai)}</strong>
              <span className="ag-meta">
                {t('Berlaku sampai {{tanggal}}', { tanggal: tanggal(sampai) })}
              </span>
            </span>
            <code>{no_kupon}</code>
          </li>
        ))}
      </ul>
    </Bagian>
  )
}

function Barang({ barang, tgl }: Pick<Milik, 'barang' | 'tgl'>) {
  const t = useKata()
  const jumlah = barang.reduce((sum, { nilai_kini }) => sum + (nilai_kini ?? 0), 0)
  return (
    <Bagian judul={t('Emas Saya')}>
      {barang.length === 0 ? (
        <p className="ag-sepi">{t('Belum ada barang yang dibeli dengan nomor ini.')}</p>
      ) : (
        <p className="ag-nilai">
          {hariIni(tgl)
            ? t('Nilai jual kembali hari ini')
            : t('Nilai jual kembali tanggal {{tgl}}', { tgl: tanggal(tgl) })}
          <strong>{rp(jumlah)}</strong>
        </p>
      )}
      <ul className="ag-daftar">
        {barang.map((satu) => (
          <li key={`${satu.no_faktur_jual} ${satu.ke}`} className="ag-baris">
            <span>
              <strong>{satu.nama_barang}</strong>
              <span className="ag-meta">
                {[gram(satu.berat), satu.kadar_cetak, tanggal(satu.tgl_nota)].join(' · ')}
              </span>
              <span className="ag-meta">{satu.no_faktur_jual}</span>
            </span>
            <span className="ag-kanan">
              <strong>{satu.nilai_kini === null ? t('Tanya toko') : rp(satu.nilai_kini)}</strong>
              <span className="ag-meta">
                {t('Dibeli {{harga}}', { harga: rp(satu.harga_nota) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {barang.length > 0 ? (
        <p className="ag-meta">
          {t('Utuh, dengan notanya. Toko menimbang dan memeriksanya dahulu.')}
        </p>
      ) : null}
    </Bagian>
  )
}

function Janji({ janji }: Pick<Milik, 'janji'>) {
  const t = useKata()
  if (janji.length === 0) return null
  return (
    <Bagian judul={t('Pesanan dan Service')}>
      <ul className="ag-daftar">
        {janji.map((satu) => (
          <li key={satu.nomor} className="ag-baris">
            <span>
              <strong>{satu.nama ?? satu.jenis}</strong>
              <span className="ag-meta">
                {satu.jenis} {satu.nomor}
              </span>
              {satu.janji ? (
                <span className="ag-meta">
                  {t('Tanggal {{tgl}}', { tgl: tanggal(satu.janji) })}
                </span>
              ) : null}
            </span>
            <span className="ag-kanan">
              <span className={satu.selesai ? 'ag-lencana ag-siap' : 'ag-lencana'}>
                {satu.status}
              </span>
              {satu.sisa > 0 ? (
                <span className="ag-meta">{t('Sisa {{jumlah}}', { jumlah: rp(satu.sisa) })}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Bagian>
  )
}

function Riwayat({ riwayat }: Pick<Milik, 'riwayat'>) {
  const t = useKata()
  const [buka, setBuka] = useState(false)
  if (riwayat.length === 0) return null
  return (
    <Bagian judul={t('Riwayat Point')}>
      <ul className="ag-daftar">
        {riwayat.slice(0, buka ? riwayat.length : 3).map((satu) => (
          <li key={satu.ke} className="ag-baris">
            <span>
              <strong>{satu.jenis}</strong>
              <span className="ag-meta">
                {tanggal(satu.tgl)} · {satu.nama_toko}
              </span>
            </span>
            <strong className="ag-kanan">
              {satu.poin > 0 ? '+' : ''}
              {satu.poin.toLocaleString('id-ID')}
            </strong>
          </li>
        ))}
      </ul>
      {!buka && riwayat.length > 3 ? (
        <button type="button" className="ag-tombol ag-lain" onClick={() => setBuka(true)}>
          {t('Lihat Semua')}
        </button>
      ) : null}
    </Bagian>
  )
}

function Keluar() {
  const t = useKata()
  return (
    <>
      <button type="button" className="ag-tombol ag-lain" onClick={() => void keluar(false)}>
        {t('Keluar')}
      </button>
      <button type="button" className="ag-tombol ag-lain" onClick={() => void keluar(true)}>
        {t('Keluarkan dari semua HP')}
      </button>
    </>
  )
}

function Terbuka({ toko }: { readonly toko: string }) {
  const { data, gagal, lagi } = useMuat<Milik>(`anggota/saya?toko=${encodeURIComponent(toko)}`)
  if (!data) return gagal ? <Tiada gagal={gagal} lagi={lagi} /> : <Menunggu />
  return (
    <>
      <Kartu milik={data} />
      <Kupon kupon={data.kupon} />
      <Barang barang={data.barang} tgl={data.tgl} />
      <Janji janji={data.janji} />
      <Riwayat riwayat={data.riwayat} />
      <Keluar />
    </>
  )
}

/** What a member has; who is not signed in is asked to be. */
export function Saya({ katalog, toko }: { readonly katalog: Katalog; readonly toko: string }) {
  const t = useKata()
  const ada = useMasuk()
  if (ada) return <Terbuka toko={toko} />
  if (katalog.toko.masuk) return <MasukAnggota toko={toko} nama={katalog.toko.nama_toko} />
  return (
    <div className="ag-tiada">
      <Ikon nama="saya" />
      <p>{t('Member toko ini belum dapat masuk di sini.')}</p>
      <Tautan ke={['toko']} className="ag-tombol">
        {t('Hubungi Toko')}
      </Tautan>
    </div>
  )
}
