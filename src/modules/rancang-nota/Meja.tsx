import { Button } from 'antd'
import { useRef, useState } from 'react'
import { PaperDialog } from '#web/dialogs/PaperDialog'
import { Icon } from '#web/icons'
import { useNarrow } from '#web/narrow'
import { Refused } from '#web/page/Refused'
import { Waiting } from '#web/page/Skeleton'
import type { Received } from '#web/request'
import { useWords } from '#web/words'
import { Alat } from './Alat.tsx'
import { DaftarLapis } from './DaftarLapis.tsx'
import { Kanvas, type Zoom } from './Kanvas.tsx'
import { elemenBaru, gandakan, hapus, tambah, type Dipilih } from './kanvas.rules.ts'
import type { KodeKertas, UkuranRancang } from './kertas.ts'
import { PanelElemen } from './PanelElemen.tsx'
import { PanelKertas } from './PanelKertas.tsx'
import { isOf } from './Pilih.tsx'
import { jenisElemen } from './rancang.calls.ts'
import type { Elemen, Rancangan } from './rancang.rules.ts'
import { SimpanDialog } from './SimpanDialog.tsx'
import { useGambar, useRancang, type Rancang } from './use-rancang.tsx'
import { useHurufNota } from './use-huruf.tsx'

/** What may be put on the paper. */
function Tambahkan({ onTambah }: { readonly onTambah: (jenis: Elemen['jenis']) => void }) {
  const t = useWords()
  const ada = isOf(jenisElemen)
  return (
    <div className="rancang-tambah" role="group" aria-label={t('Tambah Elemen')}>
      {Object.entries(jenisElemen).map(([jenis, kata]) =>
        ada(jenis) ? (
          <Button
            key={jenis}
            size="small"
            icon={<Icon name="plus" />}
            onClick={() => onTambah(jenis)}
          >
            {t(kata)}
          </Button>
        ) : null,
      )}
    </div>
  )
}

/** Where whoever goes on to the figures of an element begins: at what it says. */
const bidangIsi = '[data-isi] :is(input, textarea), input[type=number]'

interface DiMejaProps {
  readonly rancang: Rancang
  readonly kini: Rancangan
  readonly kertas: KodeKertas
  readonly ukuran: UkuranRancang
}

/** The layers, the paper, and what is chosen on it. */
function DiMeja({ kertas, kini, rancang, ukuran }: DiMejaProps) {
  const t = useWords()
  const slip = ukuran === 'SLIP'
  const narrow = useNarrow()
  const biasa = slip ? (narrow ? 4 : 6) : 3
  // On a tablet a page would not fit.
  const [zoom, setZoom] = useState<Zoom>(narrow && !slip ? 'PAS' : biasa)
  const [simpan, setSimpan] = useState(false)
  const [pdf, setPdf] = useState<Received>()
  const { asal, contoh, dipilih, pilih, ubah } = rancang
  const gambar = useGambar(kini, { kertas, ukuran, contoh, latar: asal?.latar ?? null })
  useHurufNota(['noto sans', ...new Set(kini.elements.map((one) => one.font_family))])
  const jadi = ([baru, terpilih]: [Rancangan, Dipilih]): void => {
    ubah(() => baru)
    pilih(terpilih)
  }
  const buang = (): void => jadi([hapus(kini, dipilih), []])
  const kanvas = useRef<SVGSVGElement>(null)
  const panel = useRef<HTMLElement>(null)
  const keKanvas = (): void => kanvas.current?.focus({ preventScroll: true })
  return (
    <>
      <Alat
        {...{ biasa, rancang, zoom }}
        onZoom={setZoom}
        onGandakan={() => jadi(gandakan(kini, dipilih))}
        onHapus={buang}
        onCoba={() => void rancang.coba().then(setPdf)}
        onSimpan={() => setSimpan(true)}
      />
      {gambar.galat ? <Refused error={gambar.galat} onRetry={rancang.dibaca.refetch} /> : null}
      <div className="rancang">
        <aside className="rancang-lapis" aria-label={t('Tambah Elemen')}>
          <Tambahkan
            onTambah={(jenis) => {
              jadi(tambah(kini, [elemenBaru(jenis, kini)]))
              keKanvas() // the next key moves what is new
            }}
          />
          <DaftarLapis rancangan={kini} dipilih={dipilih} onPilih={pilih} />
        </aside>
        <Kanvas
          rancangan={kini}
          halaman={gambar.halaman}
          {...{ dipilih, zoom }}
          onPilih={pilih}
          onUbah={ubah}
          onHapus={buang}
          kanvas={kanvas}
          onSifat={() => panel.current?.querySelector<HTMLElement>(bidangIsi)?.focus()}
        />
        <aside
          ref={panel}
          className="rancang-panel"
          aria-label={t('Sifat Elemen')}
          // Escape goes back to the paper, to whatever is chosen there.
          onKeyDown={(event) => {
            if (event.key === 'Escape') keKanvas()
          }}
        >
          <PanelElemen
            rancangan={kini}
            dipilih={dipilih}
            isian={asal?.isian ?? []}
            isianBaris={asal?.isian_baris ?? []}
            hurufAda={asal?.huruf ?? []}
            onPilih={pilih}
            onUbah={ubah}
          />
          {dipilih.length === 0 ? (
            <PanelKertas
              rancangan={kini}
              latar={asal?.latar ?? null}
              onUbah={ubah}
              onBerubah={rancang.dibaca.refetch}
            />
          ) : null}
        </aside>
      </div>
      {pdf ? (
        <PaperDialog title={t('Contoh Nota')} paper={pdf} onClose={() => setPdf(undefined)} />
      ) : null}
      {simpan ? (
        <SimpanDialog
          sibuk={rancang.sibuk}
          onClose={() => setSimpan(false)}
          onSimpan={(catatan, toko) => {
            void rancang.kirim(kini, catatan, toko).then((tersimpan) => setSimpan(!tersimpan))
          }}
        />
      ) : null}
    </>
  )
}

/** One paper on the table. */
export function Meja({
  kertas,
  ukuran,
}: {
  readonly kertas: KodeKertas
  readonly ukuran: UkuranRancang
}) {
  const rancang = useRancang(kertas, ukuran)
  const { dibaca, jejak } = rancang
  if (dibaca.error) return <Refused error={dibaca.error} onRetry={dibaca.refetch} />
  if (!jejak) return <Waiting />
  return <DiMeja kini={jejak.kini} {...{ kertas, rancang, ukuran }} />
}
