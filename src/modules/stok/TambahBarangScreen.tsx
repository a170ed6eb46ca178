import { Button } from 'antd'
import { useState } from 'react'
import { textOf } from '#web/fields/input'
import { FormFields } from '#web/form/FormFields'
import { useKeys } from '#web/keys'
import { Page } from '#web/page/Page'
import { useScan } from '#web/scan'
import { useWords } from '#web/words'
import { BatuEditor } from '../berlian/BatuEditor.tsx'
import { DaftarTerima } from './tambah/DaftarTerima.tsx'
import { BakiPenuh } from './baki/BakiPenuh.tsx'
import { TabelBarang } from './tambah/TabelBarang.tsx'
import { Tersimpan } from './tambah/Tersimpan.tsx'
import { usePenerimaan } from './tambah/use-penerimaan.tsx'
import { KeyButton } from '#web/KeyButton'
import './stok.css'

/** In the order of the work: label, scale, what the piece is, where it goes, its worth. */
const urutan = [
  'kode_barcode',
  'berat',
  'nama_barang',
  'kode_dept',
  'kode_group',
  'kadar',
  'kadar_cetak',
  'kode_gudang',
  'kode_baki',
  'size',
  'kode_bandrol',
  'kode_kondisi',
  'harga_pokok',
  'pokok_gram',
  'harga_tetap',
  'ongkos',
  'nama_atribut',
  'berat_atribut',
  'harga_atribut',
  'kode_intern',
  'no_sertifikat',
  'gambar',
]

/** Goods received (SPEC 2): scan or weigh, F8 into the table, F9 saves all of it. */
export function TambahBarangScreen() {
  const t = useWords()
  const penerimaan = usePenerimaan()
  const { barang, dibuang, hasil, kepala, masukkan, putaran, sibuk, simpan, urungkan } = penerimaan
  const [riwayat, setRiwayat] = useState(false)
  const kodeBaki = textOf(barang.values.kode_baki)
  // A barcode in its own field is taken whole, however slow the scanner is.
  useScan(penerimaan.pindai, barang.idOf('kode_barcode'))
  useKeys([
    {
      key: 'F2',
      label: 'Pindai Barcode',
      run: () => document.getElementById(barang.idOf('kode_barcode'))?.focus(),
    },
  ])
  return (
    <Page
      actions={
        <>
          <KeyButton keyName="F4" label="Riwayat" run={() => setRiwayat(true)} />
          <KeyButton
            keyName="F9"
            label="Simpan"
            run={() => void simpan()}
            type="primary"
            loading={sibuk}
          />
        </>
      }
    >
      <div data-form>
        <FormFields form={kepala} inline />
      </div>
      <div className="terima">
        <section className="terima-isian" aria-label={t('Barang Baru')} data-form>
          <FormFields key={putaran} form={barang} names={urutan} autoFocus />
          <BakiPenuh
            kode_baki={kodeBaki}
            masuk={penerimaan.baris.filter(({ isi }) => isi.kode_baki === kodeBaki).length + 1}
          />
          <BatuEditor key={`batu ${putaran}`} form={barang} />
          <div className="terima-masuk">
            <KeyButton keyName="F8" label="Masukkan Ke Tabel" run={masukkan} />
          </div>
        </section>
        <section className="terima-tabel" aria-label={t('Barang Yang Akan Disimpan')}>
          {dibuang ? (
            <p className="desk-undo">
              {t('{{apa}} diambil dari tabel', { apa: dibuang.isi.nama_barang })}
              <Button size="small" onClick={urungkan}>
                {t('Urungkan')}
              </Button>
            </p>
          ) : null}
          {hasil ? <Tersimpan hasil={hasil} onDibatalkan={penerimaan.lupakan} /> : null}
          <TabelBarang penerimaan={penerimaan} />
        </section>
      </div>
      {penerimaan.dialog}
      {riwayat ? <DaftarTerima onClose={() => setRiwayat(false)} /> : null}
    </Page>
  )
}
