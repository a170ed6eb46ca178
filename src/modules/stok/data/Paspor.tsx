import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import type { RowOf } from '#kernel/field'
import { cellText } from '#web/fields/cells'
import { Picture } from '#web/fields/Picture'
import { Icon } from '#web/icons'
import { Key, useKeys } from '#web/keys'
import { Badge, toneOf } from '#web/page/Badge'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { call } from '#web/call'
import { useWords } from '#web/words'
import { statusBarang } from '../barang.ts'
import { rincianBarang, satuBarang } from '../data-barang.calls.ts'
import { KembaliDialog } from './KembaliDialog.tsx'
import { KoreksiDialog } from './KoreksiDialog.tsx'
import { Riwayat } from './Riwayat.tsx'

type Barang = RowOf<typeof rincianBarang>

/** What stands apart already, or is nobody's concern. */
const tersendiri = new Set(['kode_barcode', 'nama_barang', 'status', 'gambar', 'versi'])

function Fakta({ barang }: { readonly barang: Barang }) {
  const t = useWords()
  const { zona } = useShell().toko
  const facts = Object.entries(rincianBarang).flatMap(([name, field]) => {
    const value = Object.entries(barang).find(([key]) => key === name)?.[1]
    const empty = value === undefined || value === null || value === '' || value === 0
    return tersendiri.has(name) || empty
      ? []
      : [{ name, label: t(field.label), text: cellText(field, value, { t, style: 'layar', zona }) }]
  })
  return (
    <dl>
      {facts.map(({ label, name, text }) => (
        <div key={name} className="paspor-fakta">
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A piece that lies free in the shop may be corrected. */
const dapatDikoreksi = ({ status }: Barang): boolean => status === 'ADA' || status === 'KEMBALI'

function Isi({ barang, onBerubah }: { readonly barang: Barang; readonly onBerubah: () => void }) {
  const t = useWords()
  const [dibuka, setDibuka] = useState<'KOREKSI' | 'KEMBALI'>()
  const boleh = dapatDikoreksi(barang)
  const menunggu = barang.status === 'KEMBALI'
  const tutup = (): void => setDibuka(undefined)
  useKeys([
    { key: 'F6', label: 'Koreksi', run: () => setDibuka('KOREKSI'), off: !boleh },
    { key: 'F8', label: 'Kembali Ke Baki', run: () => setDibuka('KEMBALI'), off: !menunggu },
  ])
  return (
    <>
      {barang.gambar ? <Picture path={barang.gambar} alt={barang.nama_barang} /> : null}
      <h2>{barang.nama_barang}</h2>
      <p>
        {barang.kode_barcode}{' '}
        <Badge tone={toneOf(barang.status)}>{t(statusBarang[barang.status])}</Badge>
      </p>
      <div className="paspor-tombol">
        {menunggu ? (
          <Button type="primary" onClick={() => setDibuka('KEMBALI')}>
            {t('Kembali Ke Baki')} <Key>F8</Key>
          </Button>
        ) : null}
        <Button icon={<Icon name="edit" />} disabled={!boleh} onClick={() => setDibuka('KOREKSI')}>
          {t('Koreksi')} <Key>F6</Key>
        </Button>
      </div>
      <Fakta barang={barang} />
      <Riwayat kodeBarcode={barang.kode_barcode} />
      {dibuka === 'KOREKSI' ? (
        <KoreksiDialog barang={barang} onClose={tutup} onTersimpan={onBerubah} />
      ) : null}
      {dibuka === 'KEMBALI' ? (
        <KembaliDialog barang={barang} onClose={tutup} onTersimpan={onBerubah} />
      ) : null}
    </>
  )
}

/** One piece: photo, facts, correction, story. */
export function Paspor({ kodeBarcode }: { readonly kodeBarcode: string }) {
  const t = useWords()
  const found = useQuery({
    queryKey: ['barang', 'satu', kodeBarcode],
    queryFn: async ({ signal }) =>
      (await call(satuBarang, { params: { kode_barcode: kodeBarcode } }, { signal })).data,
  })
  return (
    // What scrolls can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <aside className="paspor" aria-label={t('Barang yang dipilih')} tabIndex={0}>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      {found.data ? (
        <Isi
          key={`${kodeBarcode} ${found.data.versi}`}
          barang={found.data}
          onBerubah={() => void found.refetch()}
        />
      ) : null}
    </aside>
  )
}
