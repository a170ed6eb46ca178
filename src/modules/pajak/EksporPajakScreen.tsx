import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo, useState, type ReactNode } from 'react'
import { formatRupiah } from '#kernel/figures'
import { addMonths } from '#kernel/tanggal'
import { call, callFile } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { whileRunning } from '#web/dialogs/ProgressDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { Icon } from '#web/icons'
import { KeyButton } from '#web/KeyButton'
import { Badge } from '#web/page/Badge'
import { saveFile } from '#web/page/download'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import {
  bagianMasa,
  jenisPajakMasa,
  masaPajak,
  masaPajakDilihat,
  unduhFaktur,
  unduhGunggung,
} from './pajak.calls.ts'
import './pajak.css'
import '../../web/report/report.css'

type Asked = { readonly bulan: number; readonly tahun: string }
const muat = async (query: Asked, signal: AbortSignal) =>
  (await call(masaPajakDilihat, { query }, { signal })).data
type Masa = Awaited<ReturnType<typeof muat>>

/** The month before the business date: the one that is to be filed now. */
function bulanLalu(tgl_system: string): Asked {
  const [tahun = '', bulan = ''] = addMonths(tgl_system, -1).split('-')
  return { bulan: Number(bulan), tahun }
}

interface BarisTabel {
  readonly kunci: string
  readonly isi: readonly ReactNode[] // the first is the row's name, the others are figures
}

/** A few rows of figures, with their sum below where they have one. */
function Tabel(props: {
  readonly judul: string
  readonly kepala: readonly string[]
  readonly baris: readonly BarisTabel[]
  readonly jumlah?: readonly ReactNode[]
}) {
  const t = useWords()
  const { baris, judul, jumlah, kepala } = props
  return (
    <section className="pajak-bagian">
      <h2>{t(judul)}</h2>
      <table className="pajak-tabel">
        <thead>
          <tr>
            {kepala.map((title) => (
              <th key={title} scope="col">
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {baris.map(({ isi: [nama, ...angka], kunci }) => (
            <tr key={kunci}>
              <th scope="row">{nama}</th>
              {angka.map((each, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <td key={at}>{each}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {jumlah ? (
          <tfoot>
            <tr>
              <th scope="row">{t('Total')}</th>
              {jumlah.map((each, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <td key={at}>{each}</td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  )
}

const jumlahDari = (rows: Masa['jenis'], which: 'dasar' | 'ppn'): string =>
  formatRupiah(rows.reduce((sum, row) => sum + row[which], 0))

function Asal({ masa: { jenis } }: { readonly masa: Masa }) {
  const t = useWords()
  return (
    <Tabel
      judul="Asal Pajak"
      kepala={['Asal', 'Dokumen', 'DPP', 'PPN']}
      baris={jenis.map((row) => ({
        kunci: row.jenis,
        isi: [
          t(jenisPajakMasa[row.jenis]),
          row.nota,
          formatRupiah(row.dasar),
          formatRupiah(row.ppn),
        ],
      }))}
      jumlah={['', jumlahDari(jenis, 'dasar'), jumlahDari(jenis, 'ppn')]}
    />
  )
}

function Banding({ masa: { banding } }: { readonly masa: Masa }) {
  const t = useWords()
  return (
    <Tabel
      judul="Cocok Dengan Buku"
      kepala={['Pajak', 'Menurut Rekap', 'Menurut Akun', 'Hasil']}
      baris={banding.map(({ akun, pajak, rekap, selisih }) => ({
        kunci: pajak,
        isi: [
          t(pajak === 'PPN' ? 'PPN' : 'PPh 22'),
          formatRupiah(rekap),
          formatRupiah(akun),
          <Badge key="hasil" tone={selisih === 0 ? 'good' : 'bad'}>
            {selisih === 0
              ? t('Cocok')
              : t('Selisih Rp {{selisih}}', { selisih: formatRupiah(selisih) })}
          </Badge>,
        ],
      }))}
    />
  )
}

function Lain({ masa: { meterai, pph22 } }: { readonly masa: Masa }) {
  const t = useWords()
  return (
    <Tabel
      judul="PPh 22 dan Meterai"
      kepala={['Pajak', 'Dokumen', 'Dasar', 'Jumlah Rp']}
      baris={[
        {
          kunci: 'pph22',
          isi: [t('PPh 22'), pph22.nota, formatRupiah(pph22.dasar), ''],
        },
        {
          kunci: 'meterai',
          isi: [
            t('Meterai, ditanggung toko Rp {{jumlah}}', { jumlah: formatRupiah(meterai.toko) }),
            meterai.nota,
            '',
            formatRupiah(meterai.jumlah),
          ],
        },
      ]}
    />
  )
}

/** Takes a file of the month away, one at a time. */
function useUnduh() {
  const t = useWords()
  const [sibuk, setSibuk] = useState(false)
  const unduh = async (ambil: () => ReturnType<typeof callFile>) => {
    if (sibuk) return
    setSibuk(true)
    try {
      saveFile(await whileRunning(t('Sedang Mengambil Data'), ambil()))
    } catch (error) {
      failure(error)
    } finally {
      setSibuk(false)
    }
  }
  return { sibuk, unduh }
}

/** How the month is reported; the files beside what they hold. */
function Dilaporkan({ asked, masa }: { readonly masa: Masa; readonly asked: Asked }) {
  const t = useWords()
  const { sibuk, unduh } = useUnduh()
  const tombol = (kunci: string, kata: string, run: () => void) => (
    <Button
      key={kunci}
      size="small"
      icon={<Icon name="cloud-download" />}
      disabled={sibuk || !masa.tutup}
      onClick={run}
    >
      {kata}
    </Button>
  )
  const berkas = (bagian: keyof typeof bagianMasa): ReactNode => {
    if (bagian === 'GUNGGUNG')
      return tombol('g', 'XML', () => {
        void unduh(() => callFile(unduhGunggung, { query: asked }))
      })
    if (bagian !== 'FAKTUR') return ''
    return Array.from({ length: masa.berkas_faktur }, (_, at) =>
      tombol(String(at), masa.berkas_faktur > 1 ? `XML ${at + 1}` : 'XML', () => {
        void unduh(() => callFile(unduhFaktur, { query: { ...asked, bagian: at + 1 } }))
      }),
    )
  }
  return (
    <>
      <Tabel
        judul="Berkas Coretax"
        kepala={['Dilaporkan Sebagai', 'Dokumen', 'DPP', 'PPN', 'Berkas']}
        baris={masa.bagian.map((row) => ({
          kunci: row.bagian,
          isi: [
            t(bagianMasa[row.bagian]),
            row.nota,
            formatRupiah(row.dasar),
            formatRupiah(row.ppn),
            berkas(row.bagian),
          ],
        }))}
        jumlah={['', jumlahDari(masa.jenis, 'dasar'), jumlahDari(masa.jenis, 'ppn'), '']}
      />
      <p className="meta">
        {masa.tutup
          ? t('Susunan berkas belum diuji terhadap skema resmi DJP; periksa hasil impornya.')
          : t('Berkas dapat diambil setelah semua hari bulan ini ditutup.')}
      </p>
    </>
  )
}

/** A month of tax: where it came from, that the books agree, and the files for Coretax. */
export function EksporPajakScreen() {
  const { tgl_system } = useShell().toko
  const awal = useMemo(() => bulanLalu(tgl_system), [tgl_system])
  const form = useForm(masaPajak, awal)
  const [asked, setAsked] = useState<Asked>(awal)
  const found = useQuery({
    queryKey: ['ekspor-pajak', asked],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => muat(asked, signal),
  })
  const cari = (): void => {
    const values = form.submit()
    if (values === undefined) return
    setAsked(values)
    void found.refetch()
  }
  return (
    <Page>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <div className="report-filter" data-form>
        <FormFields form={form} inline autoFocus />
        <KeyButton
          keyName="F9"
          label="Cari Data"
          run={cari}
          type="primary"
          loading={found.isFetching}
        />
      </div>
      {found.data === undefined ? null : (
        <div className="pajak-masa">
          <Dilaporkan masa={found.data} asked={asked} />
          <div className="pajak-dua">
            <Asal masa={found.data} />
            <div>
              <Banding masa={found.data} />
              <Lain masa={found.data} />
            </div>
          </div>
        </div>
      )}
    </Page>
  )
}
