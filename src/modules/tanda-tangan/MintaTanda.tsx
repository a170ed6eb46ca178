import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { Picture } from '#web/fields/Picture'
import { KeyButton } from '#web/KeyButton'
import type { PaperProps } from '#web/module'
import { useWords } from '#web/words'
import { batalTanda, keadaanTanda, lihatTanda, mintaTanda } from './tanda-tangan.calls.ts'
import './tanda-tangan.css'

/** What the customer signed of this document, and asking him to sign at his screen. */
export function MintaTanda({ nomor, onDone }: Pick<PaperProps, 'nomor' | 'onDone'>) {
  const t = useWords()
  const queries = useQueryClient()
  const [terakhir] =
    useQuery({
      queryKey: ['tanda_tangan', nomor],
      // Nobody says that a customer has not answered for too long.
      refetchInterval: 30_000,
      queryFn: async ({ signal }) =>
        (await call(lihatTanda, { params: { nomor } }, { signal })).data,
    }).data ?? []
  const menunggu = terakhir?.keadaan === 'DIMINTA'
  const jalankan = async (work: () => Promise<unknown>, kata: string): Promise<void> => {
    try {
      await work()
      success(t(kata))
    } catch (error) {
      failure(error)
    }
    await queries.invalidateQueries({ queryKey: ['tanda_tangan'] })
  }
  const batalkan = (): void =>
    void jalankan(() => call(batalTanda, { query: { nomor } }), 'Permintaan Dibatalkan')
  // What nobody answered does not wait for the next customer.
  const tutup = (): void => {
    if (menunggu) batalkan()
    onDone()
  }
  return (
    <ViewDialog title={`${t('Tanda Tangan')} ${nomor}`} onClose={tutup}>
      <div className="tanda-hasil" role="status">
        <p>{t(terakhir ? keadaanTanda[terakhir.keadaan] : 'Belum ditandatangani')}</p>
        {terakhir?.keadaan === 'TANDA' && !terakhir.berlaku ? (
          <p className="wait">{t('Isi dokumen berubah sejak ditandatangani: minta lagi')}</p>
        ) : null}
        {terakhir?.gambar ? <Picture path={terakhir.gambar} alt={t('Tanda Tangan')} /> : null}
      </div>
      <ViewButtons onClose={tutup}>
        <KeyButton keyName="F8" label="Batalkan Permintaan" shown={menunggu} run={batalkan} />
        <KeyButton
          keyName="F9"
          label="Minta Di Layar Pelanggan"
          type="primary"
          run={() =>
            void jalankan(() => call(mintaTanda, { body: { nomor } }), 'Menunggu Customer')
          }
        />
      </ViewButtons>
    </ViewDialog>
  )
}
