CREATE OR REPLACE FUNCTION baca_pembayaran(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_pembayaran_v1(p), E'\n' ORDER BY p.id_group, p.versi_bayar, p.n)
  FROM (SELECT DISTINCT id_dokumen FROM transisi WHERE kode_toko = v_toko AND id_posting = v_id) t
    JOIN pembayaran p ON p.kode_toko = v_toko AND p.id_group = t.id_dokumen
      AND p.id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_pembayaran_v1(p pembayaran) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT p::text $$;

-- [{id_group, versi_bayar, jenis, no_rekening, jumlah, fee, no_ref, diterima, kembali, masuk}], the
-- whole list of one group, after the sales it pays. versi_bayar: one more than was read. The group
-- moves in the same posting (OPEN to OPEN, where only the payments change). The last list of a
-- group is the one whose transfers wait.
CREATE OR REPLACE FUNCTION tulis_pembayaran(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE v_group uuid := isi->-1->>'id_group'; v_dibayar bigint; v_jumlah int; v_naskah text;
BEGIN
  WITH baru AS (
    INSERT INTO pembayaran SELECT k.toko, p.id_group, p.versi_bayar, p.ordinality, k.id_posting,
      p.jenis, p.no_rekening, p.jumlah, p.fee, p.no_ref, p.diterima, p.kembali, p.masuk
    FROM jsonb_populate_recordset(NULL::pembayaran, isi) WITH ORDINALITY AS p
    ON CONFLICT DO NOTHING
    RETURNING CASE WHEN masuk THEN jumlah ELSE -jumlah END AS dibayar,
      naskah_pembayaran_v1(pembayaran) AS naskah)
  SELECT string_agg(naskah, E'\n'), coalesce(sum(dibayar), 0), count(*)
  INTO v_naskah, v_dibayar, v_jumlah FROM baru;
  IF v_jumlah < jsonb_array_length(isi) THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'pembayaran'));
  ELSIF v_dibayar IS DISTINCT FROM tagihan_group(k.toko, v_group) THEN
    PERFORM tolak_tagihan(k, v_group, v_dibayar);
  END IF;
  IF isi->0->>'versi_bayar' <> '1' THEN
    DELETE FROM transfer_tunggu WHERE kode_toko = k.toko AND id_group = v_group;
  END IF;
  IF isi @> '[{"jenis": "TRANSFER", "masuk": true}]' THEN
    INSERT INTO transfer_tunggu SELECT k.toko, p.id_group, p.versi_bayar, p.ordinality, k.saat
    FROM jsonb_populate_recordset(NULL::pembayaran, isi) WITH ORDINALITY AS p
    WHERE p.jenis = 'TRANSFER' AND p.masuk;
  END IF;
  RETURN v_naskah;
END $$;
