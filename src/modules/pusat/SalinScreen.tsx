import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { whileRunning } from '#web/dialogs/ProgressDialog'
import { Icon } from '#web/icons'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { Butuh } from './Butuh.tsx'
import { Centang } from './Centang.tsx'
import { imporPusat, kirimSalin, lihatImpor, lihatSalin, masterSalin } from './pusat.calls.ts'
import { TabelBeda, type Beda } from './TabelBeda.tsx'
import { TabelTugas } from './TabelTugas.tsx'
import { KeyButton } from '#web/KeyButton'

type Pilih = ReadonlySet<string>

/** The branches of the head office; a branch chooses nobody. */
function useCabang(kirim: boolean) {
  const { branches, toko } = useShell()
  const found = useQuery({
    queryKey: ['toko', 'pilih'],
    enabled: kirim,
    queryFn: ({ signal }) => branches(signal),
  })
  return (found.data ?? []).filter(({ kode_toko }) => kode_toko !== toko.kode_toko)
}

/** What would become of it, branch by branch: each shows as soon as it has answered. */
function useBeda(kirim: boolean, cabang: Pilih) {
  const { toko } = useShell()
  const [beda, setBeda] = useState<readonly Beda[]>()
  const [sibuk, setSibuk] = useState(false)
  const lihat = async (master: Pilih): Promise<void> => {
    const body = { master: [...master] }
    setSibuk(true)
    setBeda([])
    const add = (kode: string, rows: readonly Omit<Beda, 'cabang'>[]): void =>
      setBeda((now = []) => [...now, ...rows.map((row) => ({ ...row, cabang: kode }))])
    try {
      if (!kirim) add(toko.kode_toko, (await call(lihatImpor, { body })).data)
      for (const kode of kirim ? cabang : [])
        add(kode, (await call(lihatSalin, { body: { ...body, cabang: kode } })).data)
    } catch (error) {
      setBeda(undefined)
      failure(error)
    } finally {
      setSibuk(false)
    }
  }
  return { beda, sibuk, lihat, lupa: () => setBeda(undefined) }
}

interface TombolProps {
  readonly kirim: boolean
  readonly sibuk: boolean
  readonly mengirim: boolean
  /** undefined: not yet. */
  readonly onLihat: (() => void) | undefined
  readonly onKirim: (() => void) | undefined
}

function Tombol({ kirim, mengirim, onKirim, onLihat, sibuk }: TombolProps) {
  return (
    <>
      <KeyButton
        keyName="F8"
        label="Lihat Perbedaan"
        run={() => onLihat?.()}
        icon={<Icon name="find" />}
        loading={sibuk}
        disabled={onLihat === undefined}
      />
      <KeyButton
        keyName="F9"
        label={kirim ? 'Kirim' : 'Ambil'}
        run={() => onKirim?.()}
        type="primary"
        loading={mengirim}
        disabled={onKirim === undefined}
      />
    </>
  )
}

/** Choose masters (and branches), look at what differs, send; below it what became of it. */
function SalinMaster({ kirim }: { readonly kirim: boolean }) {
  const t = useWords()
  const [master, setMaster] = useState<Pilih>(new Set())
  const [tujuan, setTujuan] = useState<Pilih>(new Set())
  const [mengirim, setMengirim] = useState(false)
  const cabang = useCabang(kirim)
  const { beda, lihat, lupa, sibuk } = useBeda(kirim, tujuan)
  const found = useQuery({
    queryKey: ['pusat', 'master'],
    queryFn: async ({ signal }) => (await call(masterSalin, {}, { signal })).data,
  })
  const pilihMaster = (dipilih: Pilih): void => {
    setMaster(dipilih)
    lupa()
  }
  const pilihTujuan = (dipilih: Pilih): void => {
    setTujuan(dipilih)
    lupa()
  }
  const siapLihat = master.size > 0 && (!kirim || tujuan.size > 0) && !sibuk
  const siapKirim = beda?.every(({ salah }) => salah === 0) === true && !sibuk && !mengirim
  const ikutkan = (lain: readonly string[]): void => {
    const semua = new Set([...master, ...lain])
    setMaster(semua)
    void lihat(semua)
  }
  const jalankan = async (): Promise<void> => {
    setMengirim(true)
    const body = { master: [...master] }
    try {
      await (kirim
        ? whileRunning(
            t('Sedang Mengirim Data'),
            call(kirimSalin, { body: { ...body, cabang: [...tujuan] } }),
          )
        : whileRunning(t('Sedang Mengambil Data'), call(imporPusat, { body })))
      success(t('Data Sedang Dikirim'))
      lupa()
    } catch (error) {
      failure(error)
    } finally {
      setMengirim(false)
    }
  }
  return (
    <Page
      actions={
        <Tombol
          kirim={kirim}
          sibuk={sibuk}
          mengirim={mengirim}
          onLihat={siapLihat ? () => void lihat(master) : undefined}
          onKirim={siapKirim ? () => void jalankan() : undefined}
        />
      }
    >
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      {kirim ? (
        <Centang
          label={t('Toko')}
          dipilih={tujuan}
          onPilih={pilihTujuan}
          pilihan={cabang.map(({ kode_toko, nama_toko }) => ({
            value: kode_toko,
            label: `${kode_toko} ${nama_toko}`,
          }))}
        />
      ) : null}
      <Centang
        label={t('Master')}
        dipilih={master}
        onPilih={pilihMaster}
        pilihan={(found.data ?? [])
          .map(({ master: value, nama }) => ({ value, label: t(nama) }))
          .toSorted((a, b) => a.label.localeCompare(b.label))}
      />
      <div className="salin-bawah">
        {beda === undefined ? (
          <TabelTugas />
        ) : (
          <>
            <Butuh
              ada={found.data ?? []}
              beda={beda}
              dipilih={master}
              sibuk={sibuk}
              onIkutkan={ikutkan}
            />
            <TabelBeda beda={beda} sibuk={sibuk} nama={found.data ?? []} />
          </>
        )}
      </div>
    </Page>
  )
}

export const SalinKeCabangScreen = () => <SalinMaster kirim />

/** A branch follows its head office; the head office has none. */
export function ImportDataPusatScreen() {
  const t = useWords()
  const { pusat } = useShell().toko
  if (!pusat) return <SalinMaster kirim={false} />
  return (
    <Page>
      <div className="table-empty">
        <p>{t('Hanya Cabang Yang Mengambil Data Dari Pusat')}</p>
        <Link to="/salin-master-cabang">{t('Salin Master ke Cabang')}</Link>
      </div>
    </Page>
  )
}
