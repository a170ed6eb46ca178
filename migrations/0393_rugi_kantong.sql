-- What a bag of bought gold loses on its way to the safe, it loses of its cost too.
SET LOCAL search_path = kencana, pg_temp;

-- rugi: what of its cost went with the gold; below zero where a cancel gives it back.
CREATE TABLE rugi_kantong (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  id_beli uuid NOT NULL, n_beli int NOT NULL, rugi bigint NOT NULL CHECK (rugi <> 0),
  tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n));
CREATE INDEX rugi_kantong_kantong ON rugi_kantong (kode_toko, id_beli, n_beli);
CREATE INDEX rugi_kantong_dokumen ON rugi_kantong (kode_toko, id_dokumen);
SELECT tabel_buku('rugi_kantong');

CREATE FUNCTION naskah_rugi_kantong_v1(r rugi_kantong) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT r::text $$;
CREATE FUNCTION baca_rugi_kantong(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_rugi_kantong_v1(r), E'\n' ORDER BY n)
  FROM rugi_kantong r WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- [{id_dokumen, id_beli, n_beli, rugi}], each bag once, after it was moved (and locked by that).
CREATE FUNCTION tulis_rugi_kantong(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rugi_kantong SELECT k.toko, k.id_posting, r.n, r.id_dokumen, r.id_beli, r.n_beli,
    r.rugi, k.tgl
  FROM ROWS FROM (jsonb_to_recordset(isi)
    AS (id_dokumen uuid, id_beli uuid, n_beli int, rugi bigint))
    WITH ORDINALITY AS r(id_dokumen, id_beli, n_beli, rugi, n);
  UPDATE kantong b SET nilai = b.nilai - r.rugi FROM rugi_kantong r
  WHERE r.kode_toko = k.toko AND r.id_posting = k.id_posting
    AND b.kode_toko = k.toko AND b.id = r.id_beli AND b.n = r.n_beli;
  RETURN baca_rugi_kantong(k.toko, k.id_posting, versi_naskah());
END $$;
SELECT pasang_buku();

-- As in migration 0100, with what it booked in rupiah.
CREATE OR REPLACE FUNCTION muat_setoran(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT d.isi || jsonb_build_object('id', d.id, 'nomor', d.nomor, 'tgl_system', d.tgl_system,
    'saat', d.saat, 'input_by', d.input_by, 'status', s.status, 'versi', s.versi,
    'baris', isi_gerak_kantong(v_toko, d.id),
    'rugi', (SELECT coalesce(jsonb_agg(jsonb_build_object('id_beli', r.id_beli,
        'n_beli', r.n_beli, 'rugi', r.rugi) ORDER BY r.n), '[]')
      FROM rugi_kantong r WHERE r.kode_toko = v_toko AND r.id_dokumen = d.id),
    'jurnal', (SELECT coalesce(jsonb_agg(jsonb_build_object('nomor_akun', j.nomor_akun,
        'debit', j.debit, 'kredit', j.kredit) ORDER BY j.n), '[]')
      FROM jurnal j WHERE j.kode_toko = v_toko AND j.id_dokumen = d.id))
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND d.jenis = 'SETORAN_EMAS' $$;

-- As in migration 0100, less what they lost.
CREATE OR REPLACE FUNCTION audit_kantong(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH buku AS (
    SELECT b.id, b.n, coalesce(g.ke, b.tempat) AS tempat, coalesce(g.berat, b.berat) AS berat,
      coalesce(g.murni, b.murni) AS murni, b.nilai - coalesce(r.rugi, 0) AS nilai,
      coalesce(g.versi, 1) AS versi
    FROM pembelian p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID',
      LATERAL kantong_baru(v_toko, p.id) b
      LEFT JOIN LATERAL (SELECT * FROM gerak_kantong g WHERE g.kode_toko = v_toko
        AND g.id_beli = b.id AND g.n_beli = b.n ORDER BY g.versi DESC LIMIT 1) g ON true
      LEFT JOIN LATERAL (SELECT sum(r.rugi) AS rugi FROM rugi_kantong r WHERE r.kode_toko = v_toko
        AND r.id_beli = b.id AND r.n_beli = b.n) r ON true
    WHERE p.kode_toko = v_toko)
  SELECT format('Kantong %s/%s: di %s, %s mg (murni %s) senilai %s versi %s, menurut bukunya di %s, '
      '%s mg (murni %s) senilai %s versi %s', coalesce(k.id, b.id), coalesce(k.n, b.n), k.tempat,
    k.berat, k.murni, k.nilai, k.versi, b.tempat, b.berat, b.murni, b.nilai, b.versi)
  FROM (SELECT * FROM kantong WHERE kode_toko = v_toko) k FULL JOIN buku b USING (id, n)
  WHERE (k.tempat, k.berat, k.murni, k.nilai, k.versi)
    IS DISTINCT FROM (b.tempat, b.berat, b.murni, b.nilai, b.versi) LIMIT 1 $$;
