-- A deposit that was paid by transfer stands as BELUM MASUK like a visit's (migration 0115), and so
-- does more money for it: its payments are kept as those of the deposit are.
SET LOCAL search_path = kencana, pg_temp;

CREATE UNIQUE INDEX titipan_uang_tambah ON titipan_uang (kode_toko, id_dokumen)
  WHERE jenis = 'TAMBAH';

-- As in migration 0091; more money for a deposit is due as its book says.
CREATE OR REPLACE FUNCTION tagihan_group(v_toko text, v_group uuid) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE v_jumlah bigint := (SELECT jumlah FROM titipan WHERE kode_toko = v_toko AND id = v_group);
BEGIN
  IF v_jumlah IS NOT NULL THEN RETURN v_jumlah; END IF;
  v_jumlah := (SELECT jumlah FROM titipan_uang
    WHERE kode_toko = v_toko AND id_dokumen = v_group AND jenis = 'TAMBAH');
  IF v_jumlah IS NOT NULL THEN RETURN v_jumlah; END IF;
  RETURN (SELECT coalesce(sum(p.harga_total), 0) FROM penjualan p
      WHERE p.kode_toko = v_toko AND p.id_group = v_group AND nota_terhitung(v_toko, p.id))
    - (SELECT coalesce(sum(p.harga_total), 0) FROM pembelian p
      WHERE p.kode_toko = v_toko AND p.id_group = v_group AND nota_terhitung(v_toko, p.id));
END $$;

-- As in migration 0017; deposits, too. More money for one had no list of payments before.
CREATE OR REPLACE FUNCTION audit_pembayaran(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('%s %s: dibayar %s, tagihan %s', initcap(s.jenis), d.nomor,
    dibayar_group(v_toko, s.id), tagihan_group(v_toko, s.id))
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.status <> 'BATAL' AND (s.jenis IN ('GROUP', 'TITIPAN')
      OR s.jenis = 'TAMBAH_TITIPAN' AND EXISTS (SELECT FROM pembayaran p
        WHERE p.kode_toko = v_toko AND p.id_group = s.id))
    AND dibayar_group(v_toko, s.id) <> tagihan_group(v_toko, s.id) LIMIT 1 $$;

-- As in migration 0115, of deposits as well: while the money is held or was spent. One that was given
-- back is asked of nobody.
CREATE OR REPLACE FUNCTION transfer_menunggu(v_toko text)
RETURNS TABLE (id_group uuid, versi_bayar int, n int) LANGUAGE sql STABLE AS $$
  SELECT p.id_group, p.versi_bayar, p.n
  FROM parameter m
    JOIN pembayaran p ON p.kode_toko = v_toko AND p.jenis = 'TRANSFER' AND p.masuk
    JOIN dokumen g ON g.kode_toko = v_toko AND g.id = p.id_group AND g.saat >= m.diubah_pada
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = CASE g.jenis
        WHEN 'TAMBAH_TITIPAN' THEN g.id_asal ELSE g.id END
      AND s.jenis IN ('GROUP', 'TITIPAN') AND s.status <> 'BATAL'
  WHERE m.kode_toko = v_toko AND m.key = 'KONFIRMASI_TRANSFER_MODULE' AND m.value = 'true'
    AND NOT EXISTS (SELECT FROM pembayaran l WHERE l.kode_toko = v_toko
      AND l.id_group = p.id_group AND l.versi_bayar = p.versi_bayar + 1)
    AND NOT EXISTS (SELECT FROM transfer_masuk t WHERE t.kode_toko = v_toko
      AND t.id_group = p.id_group AND t.versi_bayar = p.versi_bayar AND t.n = p.n) $$;

-- As in migration 0115: [{id_group, versi_bayar, n, catatan}]; whatever was not undone may be
-- confirmed, in whatever state it is.
CREATE OR REPLACE FUNCTION tulis_transfer_masuk(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE r transfer_masuk; v_status text; v_naskah text;
BEGIN
  FOR i IN 0 .. jsonb_array_length(isi) - 1 LOOP
    r := jsonb_populate_record(NULL::transfer_masuk, isi->i);
    r.kode_toko := k.toko; r.id_posting := k.id_posting; r.tgl_system := k.tgl; r.saat := k.saat;
    r.oleh := k.oleh;
    SELECT status INTO v_status FROM status_dokumen WHERE kode_toko = k.toko AND id = r.id_group
    FOR NO KEY UPDATE;
    PERFORM tolak('KN017', 'transfer_sendiri', jsonb_build_object('nomor', nomor))
    FROM dokumen WHERE kode_toko = k.toko AND id = r.id_group AND input_by = k.oleh;
    IF v_status <> 'BATAL' AND EXISTS (SELECT FROM pembayaran p
        WHERE p.kode_toko = k.toko AND p.id_group = r.id_group AND p.versi_bayar = r.versi_bayar
          AND p.n = r.n AND p.jenis = 'TRANSFER' AND p.masuk AND p.versi_bayar = (
            SELECT max(m.versi_bayar) FROM pembayaran m
            WHERE m.kode_toko = k.toko AND m.id_group = r.id_group)) THEN
      INSERT INTO transfer_masuk VALUES (r.*) ON CONFLICT DO NOTHING;
      IF FOUND THEN
        v_naskah := concat_ws(E'\n', v_naskah, naskah_transfer_masuk_v1(r));
        CONTINUE;
      END IF;
    END IF;
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'transfer_masuk'));
  END LOOP;
  RETURN v_naskah;
END $$;

-- What visits have taken of a deposit: goods went for it.
CREATE FUNCTION titipan_terpakai(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(-sum(jumlah), 0)::bigint FROM titipan_uang
  WHERE kode_toko = v_toko AND id_titipan = v_id AND jenis IN ('PAKAI', 'KEMBALI') $$;
GRANT EXECUTE ON FUNCTION titipan_terpakai(text, uuid) TO kencana_app;
