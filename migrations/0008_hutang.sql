-- Money lent on gold (docs/adr/0277): a payment may go out, and a pledge lies with its photo.
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE kwitansi DROP CONSTRAINT kwitansi_jenis,
  ADD CONSTRAINT kwitansi_jenis CHECK (jenis IN ('MUKA', 'LUNAS', 'PINJAM'));
-- Pictures of pledges, for the sweep of those that nobody names.
CREATE INDEX dokumen_jaminan ON dokumen (kode_toko) WHERE (isi ? 'jaminan');
CREATE INDEX fakta_surat ON fakta (kode_toko, (isi->>'foto_surat')) WHERE (isi ? 'foto_surat');
-- The loan that followed another one.
CREATE INDEX dokumen_asal_janji ON dokumen (kode_toko, id_asal)
  WHERE (id_asal IS NOT NULL AND prefix = ANY (ARRAY['HT', 'KW']));
