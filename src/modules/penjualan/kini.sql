-- The sales of whoever they belong to by now: a corrected customer, not the one of that hour. Both
-- are looked for by their index, and a sale is then read as it stands.
CREATE OR REPLACE FUNCTION jual_pelanggan(v_toko text, v_nama text, v_hp text) RETURNS SETOF uuid
LANGUAGE sql STABLE AS $$
  WITH orang AS (SELECT c.id FROM pelanggan c
    WHERE c.kode_toko = v_toko AND c.dihapus_pada IS NULL AND (v_hp IS NULL OR c.no_hp = v_hp)
      AND (v_nama IS NULL OR strpos(lower(c.nama_customer), v_nama) > 0)),
  calon AS (SELECT p.id FROM penjualan p
      WHERE p.kode_toko = v_toko AND p.id_pelanggan IN (SELECT id FROM orang)
    UNION SELECT k.id_penjualan FROM koreksi_penjualan k
      WHERE k.kode_toko = v_toko AND k.id_pelanggan IN (SELECT id FROM orang))
  SELECT p.id FROM penjualan_kini p
  WHERE p.kode_toko = v_toko AND p.id IN (SELECT id FROM calon)
    AND p.id_pelanggan IN (SELECT id FROM orang) $$;

-- The sales of a person, of whoever they were first: as they stand, and his by now.
CREATE OR REPLACE FUNCTION jual_orang(v_toko text, v_id uuid[])
RETURNS TABLE (id uuid, tgl_system date, saat timestamptz, harga_total bigint) LANGUAGE sql STABLE AS $$
  SELECT p.id, p.tgl_system, p.saat, p.harga_total FROM (
      SELECT id FROM penjualan WHERE kode_toko = v_toko AND id_pelanggan = ANY (v_id)
      UNION SELECT id_penjualan FROM koreksi_penjualan
      WHERE kode_toko = v_toko AND id_pelanggan = ANY (v_id)) i
    JOIN penjualan_kini p ON p.kode_toko = v_toko AND p.id = i.id AND p.id_pelanggan = ANY (v_id) $$;

-- What the visit of a sale sells, before tax, and what of that is new: less what it takes back of pieces
-- that were sold on its own day, and of what it corrects the part that earned nothing. Who changes a piece
-- earns for the difference alone (docs/adr/0333). STRICT: it asks itself, so it is not to be inlined.
CREATE OR REPLACE FUNCTION jual_baru(v_toko text, v_id uuid)
RETURNS TABLE (rp bigint, berat bigint, rp_baru bigint, berat_baru bigint) LANGUAGE sql STABLE STRICT
ROWS 1 AS $$
  SELECT j.rp, j.berat, greatest(0, j.rp - coalesce(k.rp, 0)), greatest(0, j.berat - coalesce(k.berat, 0))
  FROM penjualan a,
    LATERAL (SELECT sum(b.harga_jual + b.ongkos - b.diskon - b.pajak_termasuk)::bigint AS rp,
        sum(b.berat)::bigint AS berat FROM penjualan p
      JOIN penjualan_baris b ON b.kode_toko = v_toko AND b.id = p.id
      WHERE p.kode_toko = v_toko AND p.id_group = a.id_group) j,
    LATERAL (SELECT sum(m.rp - CASE WHEN p.jenis = 'BELI' THEN 0
          ELSE coalesce(div(m.rp * v.rp_baru, nullif(v.rp, 0)), 0) END)::bigint AS rp,
        sum(l.berat - CASE WHEN p.jenis = 'BELI' THEN 0
          ELSE coalesce(div(l.berat::numeric * v.berat_baru, nullif(v.berat, 0)), 0) END)::bigint AS berat
      FROM pembelian p
      JOIN pembelian_baris b ON b.kode_toko = v_toko AND b.id = p.id
      JOIN penjualan s ON s.kode_toko = v_toko AND s.id = b.id_asal
        AND (p.jenis = 'BELI' AND s.tgl_system = a.tgl_system OR p.jenis = 'KOREKSI')
      JOIN penjualan_baris l ON l.kode_toko = v_toko AND l.id = b.id_asal AND l.n = b.n_asal
      CROSS JOIN LATERAL (SELECT (l.harga_jual + l.ongkos - l.diskon - l.pajak_termasuk)::numeric AS rp) m
      LEFT JOIN LATERAL jual_baru(v_toko, s.id) v ON p.jenis = 'KOREKSI'
      WHERE p.kode_toko = v_toko AND p.id_group = a.id_group) k
  WHERE a.kode_toko = v_toko AND a.id = v_id $$;

-- What a person bought: all notes that are valid, less what corrections returned of them; and the latest
-- twenty, those that wait too (docs/adr/0348).
CREATE OR REPLACE FUNCTION profil_nota(v_toko text, v_id uuid[], v_hp text[], v_tgl date)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH n AS MATERIALIZED (
    SELECT p.*, s.status FROM jual_orang(v_toko, v_id) p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status <> 'BATAL'),
  r AS MATERIALIZED (
    SELECT j.id, sum(j.harga_total) AS rp, count(*) = (SELECT count(*) FROM penjualan_baris a
        WHERE a.kode_toko = v_toko AND a.id = j.id) AS semua
    FROM n JOIN pembelian_baris b ON b.kode_toko = v_toko AND b.id_asal = n.id
      JOIN pembelian p ON p.kode_toko = v_toko AND p.id = b.id AND p.jenis = 'KOREKSI'
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = b.id AND s.status = 'VALID'
      JOIN penjualan_baris j ON j.kode_toko = v_toko AND j.id = b.id_asal AND j.n = b.n_asal
    GROUP BY j.id)
  SELECT jsonb_build_object(
    'jumlah', count(*) FILTER (WHERE n.status = 'VALID') - (SELECT count(*) FROM r WHERE semua),
    'total', coalesce(sum(n.harga_total) FILTER (WHERE n.status = 'VALID'), 0)
      - (SELECT coalesce(sum(rp), 0) FROM r),
    'terakhir', max(n.tgl_system) FILTER (WHERE n.status = 'VALID'), 'baris', (
      SELECT jsonb_agg(jsonb_build_object('nomor', d.nomor, 'tgl', b.tgl_system, 'saat', b.saat,
        'status', b.status, 'rp', b.harga_total, 'uraian', (SELECT l.nama_barang
          FROM penjualan_baris l WHERE l.kode_toko = v_toko AND l.id = b.id ORDER BY l.n LIMIT 1))
        ORDER BY b.saat DESC)
      FROM (SELECT * FROM n ORDER BY n.saat DESC LIMIT 20) b
        JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id))
  FROM n HAVING count(*) > 0 $$;

-- What is said by itself (docs/adr/0350): a note was printed yesterday or today, of a member who agreed.
CREATE OR REPLACE FUNCTION pesan_otomatis_nota_cetak(v_toko text, v_hari date)
RETURNS TABLE (kunci text, penerima text, nilai jsonb) LANGUAGE sql STABLE AS $$
  SELECT d.nomor, c.no_hp, jsonb_build_object('nama', c.nama_customer, 'nomor', d.nomor,
    'tanggal', to_char(p.tgl_system, 'DD/MM/YYYY'), 'jumlah', rupiah_pesan(p.harga_total))
  FROM toko t JOIN cetak_nota n ON n.kode_toko = t.kode_toko AND n.kertas = 'NOTA'
      AND n.saat > now() - interval '2 days' AND n.ke = 1 AND n.tercetak IS NOT FALSE
    JOIN penjualan_kini p ON p.kode_toko = v_toko AND p.id = n.id_dokumen
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = p.id
    JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = p.id_pelanggan AND c.dihapus_pada IS NULL,
    LATERAL member_dari_hp(c.no_hp) m
  WHERE t.kode_toko = v_toko AND m.saluran IS NOT NULL
    AND modul_nyala(v_toko, 'MEMBER_MODULE', false) $$;
