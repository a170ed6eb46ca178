import { Button } from 'antd'
import { useMemo, useState } from 'react'
import type { Fields } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { PostDialog } from '#web/document/PostDialog'
import { columnsOf } from '#web/fields/cells'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { kartuDitarik } from '#modules/perbankan/kartu-ditarik'
import { CatatUang } from './CatatUang.tsx'
import { useKolomBuku, useKolomKoran } from './kolom-bank.tsx'
import { bukuTerbuka } from './koran.calls.ts'
import { TarikKartu } from './TarikKartu.tsx'
import { transferHilang } from './transfer-hilang.ts'
import {
  topikBank,
  useCocokkan,
  type BarisBank,
  type BarisBuku,
  type useBank,
} from './use-bank.tsx'

/** The row that somebody looks for a partner of. */
export interface Awal {
  readonly sisi: 'kas' | 'koran'
  readonly kunci: readonly string[]
}

interface Props {
  readonly bank: ReturnType<typeof useBank>
  readonly awal: Awal
  readonly onClose: () => void
}

const jumlahDari = (rows: readonly { readonly jumlah: number }[]): number =>
  rows.reduce((sum, { jumlah }) => sum + jumlah, 0)

/** Those that come nearest to what is sought first. */
const terdekat = <R extends { readonly jumlah: number; readonly kunci: string }>(
  rows: readonly R[],
  cari: number,
  dulu: ReadonlySet<string>,
): R[] => {
  const jauh = ({ jumlah, kunci }: R): number => (dulu.has(kunci) ? -1 : Math.abs(jumlah - cari))
  return rows.toSorted((one, other) => jauh(one) - jauh(other)).slice(0, 200)
}

/** Whoever chooses himself does not look at what is proposed. */
const bukanUsulan = ({ name }: { readonly name: string }): boolean => name !== 'usulan'

/** A column that shows what is chosen. */
const tanda = <R extends { readonly kunci: string }>(dipilih: ReadonlySet<string>): Column<R> => ({
  name: 'dipilih',
  title: '✓',
  align: 'center',
  text: ({ kunci }) => (dipilih.has(kunci) ? '✓' : ''),
})

interface HilangProps extends Omit<Props, 'awal'> {
  readonly baris: BarisBuku
  readonly onTersimpan: () => void
}

/** The bank never had it: which money it is, and what becomes of it. */
function Hilang({ baris, bank, onClose, onTersimpan }: HilangProps) {
  const t = useWords()
  const { zona } = useShell().toko
  const { simpan } = transferHilang.commands
  const fields: Fields = useMemo(
    () => ({ ...(simpan.body?.['alasan'] ? { alasan: simpan.body['alasan'] } : {}) }),
    [simpan],
  )
  const fakta = useMemo(
    () => columnsOf(bukuTerbuka, { t, style: 'layar', zona }).filter(({ text }) => text(baris)),
    [baris, t, zona],
  )
  const { id, n } = baris
  const no_rekening = bank.data?.no_rekening ?? ''
  return (
    <PostDialog
      title={t(transferHilang.title)}
      fields={fields}
      width={600}
      danger
      saveLabel={t(transferHilang.title)}
      segarkan={[...topikBank, transferHilang.name]}
      send={({ alasan }, options) =>
        call(simpan, { body: { no_rekening, id, n, alasan: String(alasan) } }, options)
      }
      renderIsi={(form) => (
        <>
          <p className="meta step-akibat">{t(simpan.consequence ?? '')}</p>
          <dl className="koran-fakta">
            {fakta.map((one) => (
              <div key={one.name}>
                <dt>{one.title}</dt>
                <dd>{one.text(baris)}</dd>
              </div>
            ))}
          </dl>
          <FormFields form={form} autoFocus />
        </>
      )}
      onTersimpan={onTersimpan}
      onClose={onClose}
    />
  )
}

interface LainProps extends Pick<HilangProps, 'bank' | 'onTersimpan'> {
  /** Chosen, and nothing on the other side. */
  readonly koran: BarisBank | undefined
  readonly kas: BarisBuku | undefined
}

/** A line that no row is, or a row that no line is: what it is then. */
function Lain({ bank, kas, koran, onTersimpan }: LainProps) {
  const t = useWords()
  const [lain, setLain] = useState<'catat' | 'hilang' | 'tarik'>()
  const onClose = (): void => setLain(undefined) // one step back, to what was chosen
  const lanjut = { bank, onClose, onTersimpan }
  return (
    <div className="label-tombol">
      {koran ? (
        <Button onClick={() => setLain('catat')}>{t('Catat Sebagai Uang Bank')}</Button>
      ) : null}
      {koran && koran.jumlah < 0 ? (
        <Button onClick={() => setLain('tarik')}>{t(kartuDitarik.title)}</Button>
      ) : null}
      {kas && kas.jumlah > 0 ? (
        <Button danger onClick={() => setLain('hilang')}>
          {t('Transfer Tidak Datang')}
        </Button>
      ) : null}
      {lain === 'catat' && koran ? <CatatUang baris={koran} {...lanjut} /> : null}
      {lain === 'tarik' && koran ? <TarikKartu baris={koran} {...lanjut} /> : null}
      {lain === 'hilang' && kas ? <Hilang baris={kas} {...lanjut} /> : null}
    </div>
  )
}

/** Somebody says himself which lines are which rows: Enter chooses, F9 matches. */
export function PilihPasangan({ awal, bank, onClose }: Props) {
  const t = useWords()
  const [dipilih, setDipilih] = useState<ReadonlySet<string>>(() => new Set(awal.kunci))
  const { cocokkan, dialog, sibuk } = useCocokkan(bank.data?.no_rekening ?? null, onClose)
  const kolomKoran = useKolomKoran()
  const kolomBuku = useKolomBuku()
  const pilih = ({ kunci }: { readonly kunci: string }): void => {
    const next = new Set(dipilih)
    if (!next.delete(kunci)) next.add(kunci)
    setDipilih(next)
  }
  const { kas = [], koran = [] } = bank
  const cari = useMemo(
    () => jumlahDari([...koran, ...kas].filter(({ kunci }) => awal.kunci.includes(kunci))),
    [awal, kas, koran],
  )
  const dulu = new Set(awal.kunci)
  const terpilih = {
    koran: koran.filter(({ kunci }) => dipilih.has(kunci)),
    kas: kas.filter(({ kunci }) => dipilih.has(kunci)),
  }
  const [satu, dua] = [jumlahDari(terpilih.koran), jumlahDari(terpilih.kas)]
  const kunci = (rows: readonly { readonly kunci: string }[]) => rows.map((one) => one.kunci)
  const tabel = {
    koran: (
      <section className="koran-sisi" aria-label={t('Rekening Koran')}>
        <h2>{t('Rekening Koran')}</h2>
        <Table
          label={t('Rekening Koran')}
          columns={[tanda<BarisBank>(dipilih), ...kolomKoran.filter(bukanUsulan)]}
          rows={terdekat(koran, cari, dulu)}
          keyOf={(row) => row.kunci}
          onOpen={pilih}
          oneClick
          autoFocus={awal.sisi === 'kas'}
          empty={<p>{t('Tidak Ada Data')}</p>}
        />
      </section>
    ),
    kas: (
      <section className="koran-sisi" aria-label={t('Buku')}>
        <h2>{t('Buku')}</h2>
        <Table
          label={t('Buku')}
          columns={[tanda<BarisBuku>(dipilih), ...kolomBuku.filter(bukanUsulan)]}
          rows={terdekat(kas, cari, dulu)}
          keyOf={(row) => row.kunci}
          onOpen={pilih}
          oneClick
          autoFocus={awal.sisi === 'koran'}
          empty={<p>{t('Tidak Ada Data')}</p>}
        />
      </section>
    ),
  }
  return (
    <FormDialog
      title={t('Pilih Pasangan')}
      width={1120}
      busy={sibuk}
      changed={false}
      saveLabel={t('Cocokkan')}
      onSave={() =>
        cocokkan([{ alasan: null, koran: kunci(terpilih.koran), kas: kunci(terpilih.kas) }])
      }
      onClose={onClose}
    >
      <div className="koran-pilih">
        {awal.sisi === 'koran' ? [tabel.koran, tabel.kas] : [tabel.kas, tabel.koran]}
        <p className="koran-jumlah" role="status">
          {t('Rekening Koran Rp {{koran}} · Buku Rp {{buku}} · Selisih Rp {{beda}}', {
            koran: formatRupiah(satu),
            buku: formatRupiah(dua),
            beda: formatRupiah(satu - dua),
          })}
        </p>
        <Lain
          bank={bank}
          koran={terpilih.kas.length === 0 ? terpilih.koran[0] : undefined}
          kas={terpilih.koran.length === 0 ? terpilih.kas[0] : undefined}
          onTersimpan={onClose}
        />
      </div>
      {dialog}
    </FormDialog>
  )
}
