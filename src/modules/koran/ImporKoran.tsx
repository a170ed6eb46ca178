import { Select } from 'antd'
import { useMemo, useState } from 'react'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { usePost } from '#web/document/use-post'
import { columnsOf } from '#web/fields/cells'
import { SheetButton } from '#web/fields/SheetButton'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { CallError } from '#web/request'
import { useShell } from '#web/session'
import { soundBad } from '#web/sound'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { bacaKoran } from './koran.calls.ts'
import { rekeningLain } from './koran.rules.ts'
import { barisKoran, bentukKoran, peranKolom, rekeningKoran } from './koran.ts'
import { topikBank } from './use-bank.tsx'

type Terbaca = NonNullable<NonNullable<(typeof bacaKoran)['types']>['a']>
type Format = Pick<Terbaca, 'judul' | 'peran' | 'urutan'>

const { simpan } = rekeningKoran.commands
const { saldo_akhir, saldo_awal, sampai } = simpan.body ?? {}
const saldo = {
  ...(saldo_awal && saldo_akhir && sampai ? { saldo_awal, saldo_akhir, sampai } : {}),
}

/** What each column of the bank's table is; a change reads the file again. */
function Kolom(props: { readonly isi: Terbaca; readonly onFormat: (format: Format) => void }) {
  const { isi, onFormat } = props
  const t = useWords()
  const peran = (isi.peran ?? '').split(',')
  const banyak = Math.max(0, ...isi.contoh.map(({ sel }) => sel.length))
  const pilihan = [
    { value: '', label: '–' },
    ...Object.entries(peranKolom).map(([value, label]) => ({ value, label: t(label) })),
  ]
  const ganti = (at: number, value: string): void =>
    onFormat({
      judul: isi.judul ?? 0,
      urutan: isi.urutan,
      peran: Array.from({ length: banyak }, (_, one) =>
        one === at ? value : (peran[one] ?? ''),
      ).join(','),
    })
  const nomor = Array.from({ length: banyak }, (_, at) => at)
  return (
    <div className="koran-kolom">
      <table>
        <thead>
          <tr>
            {nomor.map((at) => (
              <th key={at}>
                <Select
                  size="small"
                  aria-label={t('Kolom {{nomor}}', { nomor: at + 1 })}
                  value={peran[at] ?? ''}
                  options={pilihan}
                  popupMatchSelectWidth={false}
                  onChange={(value) => ganti(at, value)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isi.contoh.map(({ nomor: baris, sel }) => (
            <tr key={baris}>
              {nomor.map((at) => (
                <td key={at}>{sel[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What the file says: what cannot be read, and its lines. */
function Isi({ isi, no_rekening }: { readonly isi: Terbaca; readonly no_rekening: string }) {
  const t = useWords()
  const { zona } = useShell().toko
  const columns = useMemo(
    () =>
      columnsOf(barisKoran, { t, style: 'layar', zona }).map((column) =>
        column.name === 'keterangan' ? { ...column, grows: true } : column,
      ),
    [t, zona],
  )
  return (
    <>
      <p role="status">
        {t('{{bentuk}}: {{baru}} baris baru, {{sudah}} sudah ada', {
          bentuk: t(bentukKoran[isi.bentuk]),
          baru: isi.baris.length - isi.sudah,
          sudah: isi.sudah,
        })}
      </p>
      {rekeningLain(isi.rekening, no_rekening) ? (
        <p className="koran-lain" role="alert">
          {t('File ini milik rekening {{lain}}, bukan {{no_rekening}}. Periksa dulu.', {
            lain: isi.rekening ?? '',
            no_rekening,
          })}
        </p>
      ) : null}
      {isi.salah.length === 0 ? null : (
        <ul className="koran-salah">
          {isi.salah.slice(0, 5).map(({ baris, teks }) => (
            <li key={baris}>{t('Baris {{baris}} tidak terbaca: {{teks}}', { baris, teks })}</li>
          ))}
        </ul>
      )}
      <div className="koran-isi">
        <Table
          label={t('Baris Rekening Koran')}
          columns={columns}
          rows={isi.baris}
          keyOf={(_, at) => String(at)}
          empty={
            <p>
              {t(
                isi.bentuk === 'TABEL'
                  ? 'Pilih kolom tanggal, keterangan dan jumlah di atas.'
                  : 'Tidak Ada Data',
              )}
            </p>
          }
        />
      </div>
    </>
  )
}

function useBaca(no_rekening: string) {
  const [isi, setIsi] = useState<Terbaca>()
  const [file, setFile] = useState<File>()
  const [busy, setBusy] = useState(false)
  const [ditolak, setDitolak] = useState<string>()
  const baca = async (dari: File, format?: Format): Promise<Terbaca | undefined> => {
    setBusy(true)
    setDitolak(undefined)
    try {
      const body = { no_rekening, ...(format ?? { judul: null, peran: null, urutan: null }) }
      const { data } = await call(bacaKoran, { body }, { file: dari })
      setFile(dari)
      setIsi(data)
      return data
    } catch (error) {
      soundBad()
      // Nothing of an earlier file is left to be saved by mistake; the same file stays as it is.
      if (!format) {
        setIsi(undefined)
        setFile(dari)
      }
      if (!format && error instanceof CallError) setDitolak(error.message)
      else failure(error)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { baca, busy, ditolak, file, isi }
}

/** A bank statement: read, looked at, then kept. */
export function ImporKoran(props: {
  readonly no_rekening: string
  readonly onTersimpan: () => void
  readonly onClose: () => void
}) {
  const { no_rekening, onClose, onTersimpan } = props
  const t = useWords()
  const form = useForm(saldo)
  const { baca, busy, ditolak, file, isi } = useBaca(no_rekening)
  const { dialog, kirim, sibuk } = usePost({
    form,
    segarkan: [...topikBank, rekeningKoran.name],
    onTersimpan: () => {
      onTersimpan()
      onClose()
    },
  })
  const ambil = async (dari: File, format?: Format): Promise<void> => {
    const data = await baca(dari, format)
    if (!data) return
    form.set('saldo_awal', data.saldo_awal)
    form.set('saldo_akhir', data.saldo_akhir)
    form.set('sampai', data.sampai)
  }
  const save = (): void => {
    const values = form.submit()
    if (values === undefined || isi === undefined) return
    const { baris, bentuk, judul, peran, urutan } = isi
    const body = {
      ...{ no_rekening, bentuk, nama_file: file?.name.slice(0, 200) ?? null, judul, peran },
      ...{ urutan, baris },
      saldo_awal: Number(values['saldo_awal']),
      saldo_akhir: Number(values['saldo_akhir']),
      sampai: values['sampai'] == null ? null : String(values['sampai']),
    }
    kirim((options) => call(simpan, { body }, options))
  }
  return (
    <FormDialog
      title={`${t('Impor Rekening Koran')} ${no_rekening}`}
      width={1120}
      busy={sibuk || busy}
      changed={isi !== undefined}
      onSave={save}
      onClose={onClose}
    >
      <div className="koran-impor">
        <div className="koran-file">
          <SheetButton
            autoFocus
            busy={busy}
            label="Buka File Bank"
            accept=".csv,.xlsx,.tsv,.txt,.xml,.sta,.940,.mt940"
            onFile={(dari) => void ambil(dari)}
          />
          {file?.name}
        </div>
        {ditolak === undefined ? null : (
          <p className="koran-lain" role="alert">
            {t(ditolak)}
          </p>
        )}
        {isi === undefined ? (
          <p className="meta">
            {t(
              'CSV atau Excel dari internet banking, MT940, atau CAMT.053. Belum ada yang disimpan.',
            )}
          </p>
        ) : (
          <>
            {isi.bentuk === 'TABEL' ? (
              <Kolom
                isi={isi}
                onFormat={(format) => (file ? void ambil(file, format) : undefined)}
              />
            ) : null}
            <Isi isi={isi} no_rekening={no_rekening} />
            <FormFields form={form} inline />
          </>
        )}
      </div>
      {dialog}
    </FormDialog>
  )
}
