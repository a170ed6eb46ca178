import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { formatSaat } from '#kernel/tanggal'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { columnsOf } from '#web/fields/cells'
import { Icon } from '#web/icons'
import { KeyButton } from '#web/KeyButton'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { ambilKategori, barisPeta, lihatPeta, petaMarketplace } from './kategori.calls.ts'
import { KategoriDialog } from './KategoriDialog.tsx'
import './marketplace.css'

const muat = async (signal: AbortSignal) => (await call(lihatPeta, {}, { signal })).data
type Jenis = Awaited<ReturnType<typeof muat>>['jenis'][number]

/** Kinds of pieces, each with its category at the marketplace. */
export function KategoriScreen() {
  const t = useWords()
  const { zona } = useShell().toko
  const [dipilih, setDipilih] = useState<Jenis>()
  const [sibuk, setSibuk] = useState(false)
  const found = useQuery({
    queryKey: [petaMarketplace],
    queryFn: ({ signal }) => muat(signal),
  })
  const columns = useMemo(
    () =>
      columnsOf(barisPeta, { t, style: 'layar', zona }).map((one) =>
        one.name === 'jalur' ? { ...one, grows: true } : one,
      ),
    [t, zona],
  )
  const ambil = async (): Promise<void> => {
    setSibuk(true)
    try {
      success((await call(ambilKategori, {})).message ?? '')
    } catch (error) {
      failure(error)
    }
    setSibuk(false)
    await found.refetch()
  }
  const { diambil = null, jenis, jumlah = 0 } = found.data ?? {}
  return (
    <Page
      actions={
        <>
          <ReloadButton onReload={found.refetch} />
          <KeyButton
            keyName="F3"
            label="Ambil Kategori"
            type="primary"
            icon={<Icon name="cloud-download" />}
            run={() => void ambil()}
            disabled={sibuk}
          />
        </>
      }
    >
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      {found.data ? (
        <p className="marketplace-hubungan" role="status">
          {jumlah === 0
            ? t('Ambil dahulu kategori dari marketplace, lalu pilih untuk setiap jenis.')
            : t('{{jumlah}} kategori, diambil {{saat}}', {
                jumlah,
                saat: diambil === null ? '' : formatSaat(diambil, zona),
              })}
        </p>
      ) : null}
      <Table
        label={t('Kategori Marketplace')}
        columns={columns}
        rows={jenis}
        keyOf={({ kode_dept }) => kode_dept}
        {...(jumlah === 0 ? {} : { onOpen: setDipilih })}
        empty={<p>{t('Tidak Ada Data')}</p>}
      />
      {dipilih ? (
        <KategoriDialog
          kode_dept={dipilih.kode_dept}
          awal={{ kategori: dipilih.kategori, biaya_persen: dipilih.biaya_persen }}
          jawab={dipilih.jawab}
          onClose={() => setDipilih(undefined)}
        />
      ) : null}
    </Page>
  )
}
