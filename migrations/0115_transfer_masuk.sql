-- A transfer that a customer showed on his telephone is money when the bank has it: somebody other
-- than who entered the visit says so (DOMAIN 5; module). Until then it stands as BELUM MASUK.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE transfer_masuk (
  kode_toko text NOT NULL, id_group uuid NOT NULL, versi_bayar int NOT NULL, n int NOT NULL,
  id_posting uuid NOT NULL, catatan text, tgl_system date NOT NULL, saat timestamptz NOT NULL,
  oleh text NOT NULL,
  PRIMARY KEY (kode_toko, id_group, versi_bayar, n));
CREATE INDEX transfer_masuk_posting ON transfer_masuk (kode_toko, id_posting);
CREATE INDEX pembayaran_transfer ON pembayaran (kode_toko, id_group, versi_bayar)
  WHERE jenis = 'TRANSFER' AND masuk;
SELECT tabel_buku('transfer_masuk');

CREATE FUNCTION naskah_transfer_masuk_v1(t transfer_masuk) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT t::text $$;

-- [{id_group, versi_bayar, n, catatan}]: of the last list of the group, once each, and not by who
-- entered the visit. The group's state is locked: its payments do not change meanwhile.
CREATE FUNCTION tulis_transfer_masuk(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
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
    IF v_status IN ('OPEN', 'VALID') AND EXISTS (SELECT FROM pembayaran p
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

CREATE FUNCTION baca_transfer_masuk(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_transfer_masuk_v1(t), E'\n' ORDER BY id_group, versi_bayar, n)
  FROM transfer_masuk t WHERE kode_toko = v_toko AND id_posting = v_id $$;
SELECT pasang_buku();

-- Transfers that nobody has confirmed, while the shop wants them confirmed: those of visits that
-- were entered since the module was switched on. What was before is not asked for afterwards.
CREATE FUNCTION transfer_menunggu(v_toko text)
RETURNS TABLE (id_group uuid, versi_bayar int, n int) LANGUAGE sql STABLE AS $$
  SELECT p.id_group, p.versi_bayar, p.n
  FROM parameter m
    JOIN pembayaran p ON p.kode_toko = v_toko AND p.jenis = 'TRANSFER' AND p.masuk
    JOIN dokumen g ON g.kode_toko = v_toko AND g.id = p.id_group AND g.saat >= m.diubah_pada
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id_group
      AND s.jenis = 'GROUP' AND s.status IN ('OPEN', 'VALID')
  WHERE m.kode_toko = v_toko AND m.key = 'KONFIRMASI_TRANSFER_MODULE' AND m.value = 'true'
    AND NOT EXISTS (SELECT FROM pembayaran l WHERE l.kode_toko = v_toko
      AND l.id_group = p.id_group AND l.versi_bayar = p.versi_bayar + 1)
    AND NOT EXISTS (SELECT FROM transfer_masuk t WHERE t.kode_toko = v_toko
      AND t.id_group = p.id_group AND t.versi_bayar = p.versi_bayar AND t.n = p.n) $$;
GRANT EXECUTE ON FUNCTION transfer_menunggu(text) TO kencana_app;

-- Who confirmed was not who entered, and confirmed a transfer to the shop.
CREATE FUNCTION audit_transfer_masuk(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Transfer %s/%s/%s dikonfirmasi %s: %s', t.id_group, t.versi_bayar, t.n, t.oleh,
    CASE WHEN p.id_group IS NULL THEN 'bukan transfer masuk' ELSE 'diinput orang yang sama' END)
  FROM transfer_masuk t
    LEFT JOIN pembayaran p ON p.kode_toko = v_toko AND p.id_group = t.id_group
      AND p.versi_bayar = t.versi_bayar AND p.n = t.n AND p.jenis = 'TRANSFER' AND p.masuk
    LEFT JOIN dokumen g ON g.kode_toko = v_toko AND g.id = t.id_group
  WHERE t.kode_toko = v_toko AND (p.id_group IS NULL OR g.input_by = t.oleh) LIMIT 1 $$;
