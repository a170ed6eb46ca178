-- What is on offer and is not free any more goes off, after who sends it just now: sold, in a note, moved, lent. Not a piece that an
-- order of the marketplace holds itself: there it is sold already (docs/adr/0344).
CREATE OR REPLACE FUNCTION tarik_marketplace() RETURNS int LANGUAGE plpgsql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE n int;
BEGIN
  UPDATE tawaran_marketplace t SET status = CASE WHEN t.item_id IS NULL AND t.coba = 0 THEN 'DITARIK'
      ELSE 'TARIK' END, coba = 0, berikut = clock_timestamp(), galat = NULL
  FROM barang b
  WHERE t.status IN ('KIRIM', 'TAYANG', 'PULANG') AND b.kode_toko = t.kode_toko
    AND b.kode_barcode = t.kode_barcode AND b.status <> 'ADA'
    AND NOT EXISTS (SELECT FROM pesanan_marketplace p WHERE p.kode_toko = t.kode_toko
      AND p.kode_barcode = t.kode_barcode AND p.status IN ('DIPESAN', 'LEPAS')
      AND p.id_dokumen = b.id_pemegang);
  GET DIAGNOSTICS n = ROW_COUNT;
  RETURN n;
END $$;

-- Grams of box and padding.
CREATE OR REPLACE FUNCTION paket_marketplace(v_toko text) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT kencana.angka_parameter(v_toko, 'MARKETPLACE_PAKET', 100) $$;

-- Offers that are due over all shops that are connected; each is held by who works on it for so many
-- seconds. Who took over one that was being sent asks the marketplace first whether it has it (coba > 1).
CREATE OR REPLACE FUNCTION ambil_tawaran_marketplace(v_banyak int, v_sewa int)
RETURNS TABLE (kode_toko text, kode_barcode text, status text, coba int, nama text, deskripsi text,
  harga bigint, saluran bigint[], gambar_luar text, item_id bigint, gambar text, berat bigint,
  kategori bigint, atribut jsonb, paket bigint,
  dipegang text) LANGUAGE sql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH siap AS (
    SELECT t.kode_toko, t.kode_barcode FROM tawaran_marketplace t
      JOIN hubungan_marketplace h USING (kode_toko)
    WHERE t.status IN ('KIRIM', 'TARIK', 'PULANG') AND t.berikut <= clock_timestamp()
      AND (t.dipegang IS NULL OR t.dipegang <= clock_timestamp())
      AND modul_nyala(t.kode_toko, 'MARKETPLACE_MODULE', false)
    ORDER BY t.berikut LIMIT v_banyak FOR UPDATE OF t SKIP LOCKED),
  milikku AS (
    UPDATE tawaran_marketplace t SET coba = t.coba + 1,
      dipegang = clock_timestamp() + make_interval(secs => v_sewa)
    FROM siap s WHERE (t.kode_toko, t.kode_barcode) = (s.kode_toko, s.kode_barcode)
    RETURNING t.*)
  SELECT m.kode_toko, m.kode_barcode, m.status, m.coba, m.nama, m.deskripsi, m.harga, m.saluran,
    m.gambar_luar, m.item_id, b.gambar, b.berat::bigint,
    p.kategori, p.atribut, paket_marketplace(m.kode_toko)::bigint, m.dipegang::text
  FROM milikku m JOIN barang b ON b.kode_toko = m.kode_toko AND b.kode_barcode = m.kode_barcode
    LEFT JOIN peta_marketplace p ON p.kode_toko = b.kode_toko AND p.kode_dept = b.kode_dept $$;

-- Pieces of orders that are to be reserved or let go.
CREATE OR REPLACE FUNCTION ambil_pesanan_marketplace(v_banyak int, v_sewa int)
RETURNS TABLE (kode_toko text, no_pesanan text, kode_barcode text, status text, coba int, nomor text)
LANGUAGE sql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH siap AS (
    SELECT p.kode_toko, p.no_pesanan, p.kode_barcode FROM pesanan_marketplace p
    WHERE p.status IN ('PESAN', 'LEPAS') AND p.berikut <= clock_timestamp()
      AND (p.dipegang IS NULL OR p.dipegang <= clock_timestamp())
      AND modul_nyala(p.kode_toko, 'MARKETPLACE_MODULE', false)
    ORDER BY p.berikut LIMIT v_banyak FOR UPDATE OF p SKIP LOCKED),
  milikku AS (
    UPDATE pesanan_marketplace p SET coba = p.coba + 1,
      dipegang = clock_timestamp() + make_interval(secs => v_sewa)
    FROM siap s WHERE (p.kode_toko, p.no_pesanan, p.kode_barcode)
      = (s.kode_toko, s.no_pesanan, s.kode_barcode)
    RETURNING p.*)
  SELECT m.kode_toko, m.no_pesanan, m.kode_barcode, m.status, m.coba, d.nomor
  FROM milikku m LEFT JOIN dokumen d ON d.kode_toko = m.kode_toko AND d.id = m.id_dokumen $$;

-- Connections whose orders are to be looked at.
CREATE OR REPLACE FUNCTION ambil_hubungan_marketplace(v_sewa int, v_nanti int)
RETURNS TABLE (kode_toko text, shop_id bigint, dilihat timestamptz) LANGUAGE sql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH siap AS (
    SELECT h.kode_toko FROM hubungan_marketplace h
    WHERE h.berikut <= clock_timestamp() AND (h.dipegang IS NULL OR h.dipegang <= clock_timestamp())
      AND modul_nyala(h.kode_toko, 'MARKETPLACE_MODULE', false)
    ORDER BY h.berikut LIMIT 1 FOR UPDATE OF h SKIP LOCKED)
  UPDATE hubungan_marketplace h SET dipegang = clock_timestamp() + make_interval(secs => v_sewa),
    berikut = clock_timestamp() + make_interval(secs => v_nanti)
  FROM siap s WHERE h.kode_toko = s.kode_toko RETURNING h.kode_toko, h.shop_id, h.dilihat $$;

-- Milliseconds until something is due in a shop that sells there; null: nothing waits.
CREATE OR REPLACE FUNCTION jeda_marketplace() RETURNS int LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT greatest(0, least(60000, extract(epoch FROM min(y.x) - clock_timestamp()) * 1000))::int
  FROM hubungan_marketplace h, LATERAL (
    SELECT greatest(t.berikut, t.dipegang) FROM tawaran_marketplace t
      WHERE t.kode_toko = h.kode_toko AND t.status IN ('KIRIM', 'TARIK', 'PULANG')
    UNION ALL SELECT greatest(p.berikut, p.dipegang) FROM pesanan_marketplace p
      WHERE p.kode_toko = h.kode_toko AND p.status IN ('PESAN', 'LEPAS')
    UNION ALL SELECT greatest(j.berikut, j.dipegang) FROM biaya_marketplace_jatuh() j
      WHERE j.kode_toko = h.kode_toko
    UNION ALL SELECT greatest(h.berikut, h.dipegang)) y(x)
  WHERE modul_nyala(h.kode_toko, 'MARKETPLACE_MODULE', false) $$;

-- Who ordered the piece that a document holds: kept where it can be forgotten.
CREATE OR REPLACE FUNCTION pembeli_marketplace(v_toko text, v_id uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT pembeli FROM pesanan_marketplace WHERE kode_toko = v_toko AND id_dokumen = v_id $$;

-- After ninety days nobody needs to know who it was.
CREATE OR REPLACE FUNCTION rapikan_marketplace(v_banyak int) RETURNS int LANGUAGE plpgsql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE n int;
BEGIN
  UPDATE pesanan_marketplace SET pembeli = '' WHERE (kode_toko, no_pesanan, kode_barcode) IN (
    SELECT kode_toko, no_pesanan, kode_barcode FROM pesanan_marketplace
    WHERE kode_toko = toko_kini() AND pembeli <> '' AND status IN ('BATAL', 'DIJUAL')
      AND saat < clock_timestamp() - interval '90 days' LIMIT v_banyak);
  GET DIAGNOSTICS n = ROW_COUNT;
  RETURN n;
END $$;

-- Another shop of ours that sells in this shop of the marketplace. Who asks before he connects, in one
-- transaction, waits for another who does: no key of a shop's table could tell two shops apart.
CREATE OR REPLACE FUNCTION hubungan_lain(v_toko text, v_shop bigint) RETURNS text LANGUAGE plpgsql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('marketplace ' || v_shop, 89));
  RETURN (SELECT kode_toko FROM hubungan_marketplace WHERE shop_id = v_shop
    AND kode_toko <> v_toko LIMIT 1);
END $$;

-- A push of the marketplace says that something happened in this shop of it: its orders are looked at now.
CREATE OR REPLACE FUNCTION kabar_marketplace(v_shop bigint) RETURNS text LANGUAGE sql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  UPDATE hubungan_marketplace SET berikut = clock_timestamp() WHERE shop_id = v_shop
  RETURNING kode_toko $$;

-- One piece of an order as a shop of the marketplace tells it, while this shop is connected with that one: an order of another is left alone. It is known by its number there: its SKU may have been
-- changed there. What we have of an order already is heard of by its SKU where that number is gone: the piece
-- was deleted there, or is on offer anew. A cancelled one lets go what is reserved, once. True:
-- there is something to do.
CREATE OR REPLACE FUNCTION terima_pesanan_marketplace(v_toko text, v_no text, v_barcode text, v_item bigint,
  v_luar text, v_pembeli text, v_harga bigint, v_shop bigint) RETURNS boolean LANGUAGE plpgsql
SET search_path = kencana, pg_temp AS $$
DECLARE r pesanan_marketplace; v_batal boolean := v_luar = 'CANCELLED';
BEGIN
  PERFORM FROM hubungan_marketplace WHERE kode_toko = v_toko AND shop_id = v_shop FOR SHARE;
  IF NOT FOUND THEN RETURN false; END IF;
  v_barcode := coalesce((SELECT t.kode_barcode FROM tawaran_marketplace t
      WHERE t.kode_toko = v_toko AND t.item_id = v_item AND coalesce(t.shop_id, v_shop) = v_shop
      ORDER BY t.kode_barcode = v_barcode DESC, t.saat DESC LIMIT 1),
    (SELECT p.kode_barcode FROM pesanan_marketplace p WHERE p.kode_toko = v_toko
      AND p.no_pesanan = v_no AND p.kode_barcode = v_barcode));
  IF v_barcode IS NULL THEN RETURN false; END IF; -- a ware of the shop that is no piece of ours
  INSERT INTO pesanan_marketplace (kode_toko, no_pesanan, kode_barcode, status, status_luar, pembeli,
    harga, shop_id) VALUES (v_toko, v_no, v_barcode, CASE WHEN v_batal THEN 'BATAL' ELSE 'PESAN' END, v_luar,
    v_pembeli, v_harga, v_shop) ON CONFLICT DO NOTHING;
  IF FOUND THEN RETURN NOT v_batal; END IF;
  SELECT * INTO r FROM pesanan_marketplace WHERE kode_toko = v_toko AND no_pesanan = v_no
    AND kode_barcode = v_barcode FOR UPDATE;
  IF r.shop_id <> v_shop THEN RETURN false; END IF;
  UPDATE pesanan_marketplace SET shop_id = v_shop, status_luar = v_luar, pembeli = v_pembeli,
    status = CASE WHEN NOT v_batal THEN r.status WHEN r.status IN ('PESAN', 'BENTROK') THEN 'BATAL'
      WHEN r.status = 'DIPESAN' THEN 'LEPAS' ELSE r.status END,
    coba = CASE WHEN v_batal AND r.status = 'DIPESAN' THEN 0 ELSE r.coba END,
    berikut = CASE WHEN v_batal AND r.status = 'DIPESAN' THEN clock_timestamp() ELSE r.berikut END
  WHERE kode_toko = v_toko AND no_pesanan = v_no AND kode_barcode = v_barcode;
  RETURN v_batal AND r.status = 'DIPESAN';
END $$;

-- [{no_pesanan, kode_barcode, status, id_dokumen}]: what a posting makes of an order, from the state that
-- leads there. No book: the marketplace has the order.
CREATE OR REPLACE FUNCTION tulis_pesanan_marketplace(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE r record;
BEGIN
  FOR r IN SELECT * FROM jsonb_to_recordset(isi)
      AS x(no_pesanan text, kode_barcode text, status text, id_dokumen uuid) LOOP
    UPDATE pesanan_marketplace p SET status = r.status, id_dokumen = r.id_dokumen, galat = NULL,
      dipegang = NULL
    WHERE p.kode_toko = k.toko AND p.no_pesanan = r.no_pesanan AND p.kode_barcode = r.kode_barcode
      AND p.status = ANY (CASE r.status WHEN 'DIPESAN' THEN ARRAY['PESAN', 'BENTROK']
        WHEN 'BATAL' THEN ARRAY['DIPESAN', 'LEPAS'] ELSE ARRAY['DIPESAN'] END);
    IF NOT FOUND THEN
      PERFORM tolak('KN002', 'berubah',
        jsonb_build_object('tabel', 'pesanan_marketplace', 'kunci', r.no_pesanan));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION baca_pesanan_marketplace(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$ SELECT NULL::text $$;

-- A piece that an order of the marketplace holds is held by its document, and by no other.
CREATE OR REPLACE FUNCTION audit_barang_marketplace(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Pesanan marketplace %s berstatus %s, barangnya %s %s', d.nomor, s.status,
    b.kode_barcode, b.status)
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
    JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = d.isi->>'kode_barcode'
  WHERE s.kode_toko = v_toko AND s.jenis = 'PESANAN_MARKETPLACE'
    AND (s.status = 'DIPESAN') <> (b.status = 'TITIP' AND b.id_pemegang = s.id) LIMIT 1 $$;

-- A conflict whose cancelling would be heard of: its shop of the marketplace is connected, and has neither
-- completed nor cancelled it. It holds no piece, and nothing is to be done about any other.
CREATE OR REPLACE FUNCTION bentrok_marketplace_terbuka(p pesanan_marketplace) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT p.status = 'BENTROK' AND p.status_luar NOT IN ('COMPLETED', 'CANCELLED')
    AND EXISTS (SELECT FROM hubungan_marketplace h WHERE h.kode_toko = p.kode_toko
      AND h.shop_id = coalesce(p.shop_id, h.shop_id)) $$;

-- Sold twice, not sent, not taken down, or on show in another shop of the marketplace: somebody has to look
-- after it.
CREATE OR REPLACE FUNCTION perhatian_tutup_marketplace(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', n) FROM (SELECT
    (SELECT count(*) FROM pesanan_marketplace p WHERE kode_toko = v_toko
      AND (bentrok_marketplace_terbuka(p)
        OR status = 'DIJUAL' AND status_luar = 'CANCELLED' AND saat > now() - interval '30 days'))
    + (SELECT count(*) FROM tawaran_marketplace WHERE kode_toko = v_toko
      AND (status = 'GAGAL' OR status = 'TARIK' AND coba > 3 OR status = 'DITARIK'
        AND galat IS NOT NULL AND saat > now() - interval '30 days')) AS n) x
  WHERE n > 0 $$;
CREATE OR REPLACE FUNCTION pagi_marketplace(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM pesanan_marketplace
  WHERE kode_toko = v_toko AND status = 'DIPESAN' HAVING count(*) > 0 $$;
CREATE OR REPLACE FUNCTION pagi_marketplace_bentrok(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT perhatian_tutup_marketplace(v_toko, v_tgl) $$;

-- The marketplace has not told its orders for half an hour: pieces may be sold there that nobody here knows of.
CREATE OR REPLACE FUNCTION perhatian_tutup_marketplace_putus(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', floor(extract(epoch FROM now() - dilihat) / 60)::int)
  FROM hubungan_marketplace WHERE kode_toko = v_toko AND galat IS NOT NULL
    AND dilihat < now() - interval '30 minutes' AND modul_nyala(v_toko, 'MARKETPLACE_MODULE', false) $$;
CREATE OR REPLACE FUNCTION pagi_marketplace_putus(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT perhatian_tutup_marketplace_putus(v_toko, v_tgl) $$;

GRANT EXECUTE ON FUNCTION ambil_hubungan_marketplace, ambil_pesanan_marketplace,
  ambil_tawaran_marketplace, bentrok_marketplace_terbuka, hubungan_lain, jeda_marketplace, kabar_marketplace, pembeli_marketplace,
  rapikan_marketplace, tarik_marketplace, terima_pesanan_marketplace TO kencana_app;
