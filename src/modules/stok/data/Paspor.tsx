import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Picture } from '#web/fields/Picture'
import { Icon } from '#web/icons'
import { Badge, toneOf } from '#web/page/Badge'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { call } from '#web/call'
import { useWords } from '#web/words'
import { statusBarang } from '../barang.ts'
import { satuBarang } from '../data-barang.calls.ts'
import { IsiPaspor, type Barang } from './IsiPaspor.tsx'
import { KembaliDialog } from './KembaliDialog.tsx'
import { KoreksiDialog } from './KoreksiDialog.tsx'
import { KeyButton } from '#web/KeyButton'

/** A piece that lies free in the shop may be corrected. */
const dapatDikoreksi = ({ status }: Barang): boolean => status === 'ADA' || status === 'KEMBALI'

/** Opens the piece's whole story. */
function useKisah(kodeBarcode: string): () => void {
  const router = useRouter()
  const { opens } = useShell()
  return () => {
    const path = opens.barang?.(kodeBarcode)
    if (path !== undefined) router.history.push(path)
  }
}

function Isi({ barang, onBerubah }: { readonly barang: Barang; readonly onBerubah: () => void }) {
  const t = useWords()
  const [dibuka, setDibuka] = useState<'KOREKSI' | 'KEMBALI'>()
  const boleh = dapatDikoreksi(barang)
  const menunggu = barang.status === 'KEMBALI'
  const tutup = (): void => setDibuka(undefined)
  const kisah = useKisah(barang.kode_barcode)
  return (
    <>
      {barang.gambar ? <Picture path={barang.gambar} alt={barang.nama_barang} /> : null}
      <h2>{barang.nama_barang}</h2>
      <p>
        {barang.kode_barcode}{' '}
        <Badge tone={toneOf(barang.status)}>{t(statusBarang[barang.status])}</Badge>
      </p>
      <div className="paspor-tombol">
        <KeyButton
          keyName="F8"
          label="Kembali Ke Baki"
          run={() => setDibuka('KEMBALI')}
          type="primary"
          shown={menunggu}
        />
        <KeyButton keyName="F4" label="Riwayat Barang" run={kisah} icon={<Icon name="history" />} />
        <KeyButton
          keyName="F6"
          label="Koreksi"
          run={() => setDibuka('KOREKSI')}
          icon={<Icon name="edit" />}
          disabled={!boleh}
        />
      </div>
      <IsiPaspor barang={barang} />
      {dibuka === 'KOREKSI' ? (
        <KoreksiDialog barang={barang} onClose={tutup} onTersimpan={onBerubah} />
      ) : null}
      {dibuka === 'KEMBALI' ? (
        <KembaliDialog barang={barang} onClose={tutup} onTersimpan={onBerubah} />
      ) : null}
    </>
  )
}

/** One piece: photo, facts, correction; its story is one key away. */
export function Paspor({ kodeBarcode }: { readonly kodeBarcode: string }) {
  const t = useWords()
  const found = useQuery({
    queryKey: ['barang', 'satu', kodeBarcode],
    queryFn: async ({ signal }) =>
      (await call(satuBarang, { params: { kode_barcode: kodeBarcode } }, { signal })).data,
  })
  return (
    // A part that scrolls can be scrolled by keyboard.
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
