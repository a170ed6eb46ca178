import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { formatPersen } from '#kernel/figures'
import { FormFields } from '#web/form/FormFields'
import { useForm, type Form } from '#web/form/use-form'
import { Icon } from '#web/icons'
import { useChoices } from '#web/master/rows'
import { soundBad } from '#web/sound'
import { useWords } from '#web/words'
import { barisBatu, type dataBerlian } from './batu.ts'
import {
  batuLengkap,
  jumlahBatu,
  jumlahKarat,
  teksBatu,
  teksSifat,
  type Batu,
} from './batu.rules.ts'
import './batu.css'

/** The form of a piece: its jenis says whether there are stones to be entered. */
type FormBarang = Form<{ readonly data_berlian: typeof dataBerlian }>

interface Props {
  readonly form: FormBarang
}

interface BarisProps {
  readonly batu: Batu
  readonly onHapus: () => void
}

/** Stones of one kind, each fact below the field that it was entered in. */
function Baris({ batu, onHapus }: BarisProps) {
  const t = useWords()
  const { jml_batu, karat_batu, kode_clarity, kode_color, kode_cutgrade, kode_shape } = batu
  const { kode_jenis_batu, kode_supplier } = batu
  const lain = [kode_jenis_batu, teksSifat(batu), kode_supplier].filter(Boolean).join(' · ')
  return (
    <li>
      <span className="batu-angka">{jml_batu}</span>
      <span>{kode_shape}</span>
      <span className="batu-angka">{formatPersen(karat_batu)}</span>
      <span>{kode_color}</span>
      <span>{kode_clarity}</span>
      <span className="batu-akhir">
        {kode_cutgrade ?? '-'}
        <Button
          type="text"
          aria-label={`${t('Hapus')} ${teksBatu([batu])}`}
          icon={<Icon name="delete" />}
          onClick={onHapus}
        />
      </span>
      {lain === '' ? null : <span className="batu-lain">{lain}</span>}
    </li>
  )
}

const belum = 'Batu Ini Belum Ditambahkan, Tekan Tambah Batu'

/** A stone that was begun and not added holds its piece back; the focus goes to the way on. */
function useBatuBaru(form: FormBarang) {
  const baru = useForm(barisBatu)
  const tombol = useRef<HTMLButtonElement>(null)
  const { attempt, hold } = form
  const { changed } = baru
  const keAwal = (): void => document.getElementById(baru.idOf('jml_batu'))?.focus()
  useEffect(() => {
    hold('data_berlian', changed ? belum : undefined)
    return () => hold('data_berlian', undefined)
  }, [changed, hold])
  const salah = Object.keys(form.fields).filter((name) => form.errorOf(name) !== undefined)
  const sendiri = salah.length === 1 && salah[0] === 'data_berlian'
  const dijawab = useRef(attempt)
  useEffect(() => {
    if (dijawab.current === attempt) return
    dijawab.current = attempt
    if (!sendiri) return
    if (changed) tombol.current?.focus()
    else keAwal()
  })
  return { baru, keAwal, tombol }
}

const isBatu = (value: unknown): value is Batu[] => Array.isArray(value)

function Isi({ form }: Props) {
  const t = useWords()
  const { baru, keAwal, tombol } = useBatuBaru(form)
  const value = form.values['data_berlian']
  const stones: readonly Batu[] = isBatu(value) ? value : []
  const error = form.errorOf('data_berlian')
  const simpan = (next: readonly Batu[]): void =>
    form.set('data_berlian', next.length > 0 ? batuLengkap(next) : null)
  const tambah = (): void => {
    const batu = baru.submit()
    if (batu === undefined) {
      soundBad()
      return
    }
    simpan([...stones, batu])
    baru.reset()
    keAwal()
  }
  const hapus = (at: number): void => {
    simpan(stones.filter((_, index) => index !== at))
    keAwal()
  }
  return (
    <section className="batu" aria-label={t('Data Berlian')} data-form>
      <h3>
        {t('Data Berlian')}
        {stones.length === 0 ? null : (
          <span className="batu-jumlah">
            {t('{{jumlah}} batu, {{karat}} ct', {
              jumlah: jumlahBatu(stones),
              karat: formatPersen(jumlahKarat(stones)),
            })}
          </span>
        )}
      </h3>
      <ul>
        {stones.map((batu, at) => (
          <Baris key={teksBatu(stones.slice(0, at + 1))} batu={batu} onHapus={() => hapus(at)} />
        ))}
      </ul>
      {error === undefined ? null : (
        <p className="form-error" role="alert">
          {error}
        </p>
      )}
      <FormFields form={baru} />
      <Button ref={tombol} onClick={tambah}>
        {t('Tambah Batu')}
      </Button>
    </section>
  )
}

/** The stones of a piece, where its jenis carries diamonds and the module is on. */
export function BatuEditor({ form }: Props) {
  const { all: rows } = useChoices('jenis')
  if (form.fields.data_berlian === undefined) return null
  const kode = form.values['kode_dept']
  const jenis = rows?.find(({ kode_dept }) => kode_dept === kode)
  return jenis?.['berlian'] === true ? <Isi form={form} /> : null
}
