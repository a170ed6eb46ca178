-- When a document came into this state last, in the order of postings.
CREATE OR REPLACE FUNCTION urut_ke(v_toko text, v_id uuid, v_ke text) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT max(urut_posting(v_toko, t.id_posting)) FROM transisi t
  WHERE t.kode_toko = v_toko AND t.id_dokumen = v_id AND t.ke = v_ke
    AND t.dari IS DISTINCT FROM t.ke $$;

-- How many pieces of each line of a pre-order are promised: a promise falls with its deposit, and with
-- one that paid for something else before these goods came. One that paid since they did paid for them.
CREATE OR REPLACE FUNCTION baris_po(v_toko text, v_id uuid)
RETURNS TABLE (ke int, barang jsonb, qty int, terjual int) LANGUAGE sql STABLE AS $$
  SELECT b.ke::int, b.isi, (b.isi->>'qty')::int, coalesce((SELECT sum(j.qty)
    FROM jsonb_to_recordset(i.isi->'dijual') AS j(baris int, qty int, no_titipan text)
      JOIN dokumen d ON d.kode_toko = v_toko AND d.nomor = j.no_titipan
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id AND (s.status = 'TITIP'
        OR s.status = 'DIPAKAI' AND i.status = 'DITERIMA'
          AND urut_ke(v_toko, d.id, 'DIPAKAI') >= urut_ke(v_toko, v_id, 'DITERIMA'))
    WHERE j.baris = b.ke), 0)::int
  FROM (SELECT isi_dokumen(v_toko, v_id) AS isi, (SELECT status FROM status_dokumen
      WHERE kode_toko = v_toko AND id = v_id) AS status) i,
    jsonb_array_elements(i.isi->'barang') WITH ORDINALITY AS b(isi, ke) $$;
CREATE OR REPLACE FUNCTION terjual_po(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(terjual), 0)::bigint FROM baris_po(v_toko, v_id) $$;
CREATE OR REPLACE FUNCTION tersisa_po(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(qty - terjual), 0)::bigint FROM baris_po(v_toko, v_id) $$;
-- The pieces that the goods receipt of a pre-order took in.
CREATE OR REPLACE FUNCTION diterima_po(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT (d.isi->>'pcs')::bigint FROM dokumen d
  WHERE d.kode_toko = v_toko AND d.nomor = isi_dokumen(v_toko, v_id)->>'no_terima' $$;

-- The pre-order that came by this goods receipt. It is found by what its step froze, before anything is
-- read of other pre-orders.
CREATE OR REPLACE FUNCTION po_terima(v_toko text, v_nomor text) RETURNS uuid LANGUAGE sql STABLE AS $$
  WITH f AS MATERIALIZED (SELECT id_dokumen FROM fakta
    WHERE kode_toko = v_toko AND isi ? 'no_terima' AND isi->>'no_terima' = v_nomor)
  SELECT s.id FROM f JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = f.id_dokumen
    AND s.jenis = 'PRE_ORDER' AND s.status = 'DITERIMA'
  WHERE isi_dokumen(v_toko, f.id_dokumen)->>'no_terima' = v_nomor LIMIT 1 $$;

-- The pre-order that names this goods receipt, or this deposit.
CREATE OR REPLACE FUNCTION po_pemakai(v_toko text, v_nomor text) RETURNS text
LANGUAGE sql STABLE AS $$
  WITH f AS MATERIALIZED (SELECT id_dokumen FROM fakta
    WHERE kode_toko = v_toko AND isi ? 'dijual'
      AND isi->'dijual' @> jsonb_build_array(jsonb_build_object('no_titipan', v_nomor)))
  SELECT d.nomor FROM (SELECT po_terima(v_toko, v_nomor) AS id UNION ALL SELECT id_dokumen FROM f) x
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = x.id
      AND s.jenis = 'PRE_ORDER' AND s.status <> 'BATAL'
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = x.id
  LIMIT 1 $$;

-- A pre-order as its rules read it; v_lain: the number of the document that a step names, or null
-- for its own goods receipt.
CREATE OR REPLACE FUNCTION muat_pre_order(v_toko text, v_nomor text, v_lain text) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
    'barang', (SELECT jsonb_agg(jsonb_build_object('nama_barang', b.barang->>'nama_barang',
      'qty', b.qty, 'terjual', b.terjual) ORDER BY b.ke) FROM baris_po(v_toko, d.id) b),
    'dijual', coalesce(i.isi->'dijual', '[]'), 'no_terima', i.isi->>'no_terima',
    'supplier', i.isi->>'supplier',
    'lain', (SELECT jsonb_build_object('nomor', l.nomor, 'jenis', l.jenis, 'status', t.status,
        'dipakai', po_pemakai(v_toko, l.nomor), 'supplier', l.isi->>'supplier',
        'pcs', (l.isi->>'pcs')::int)
      FROM dokumen l JOIN status_dokumen t ON t.kode_toko = v_toko AND t.id = l.id
      WHERE l.kode_toko = v_toko AND l.nomor = coalesce(v_lain, i.isi->>'no_terima')))
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id,
    LATERAL (SELECT isi_dokumen(v_toko, d.id) AS isi) i
  WHERE d.kode_toko = v_toko AND d.jenis = 'PRE_ORDER' AND d.prefix = 'PO' AND d.nomor = v_nomor $$;

-- Of these documents each still stands as it was read, and the same pre-order has it or none:
-- [{nomor, status, dipakai}]. Whoever names one waits for the others who do.
CREATE OR REPLACE FUNCTION periksa_pre_order(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE v_nomor text;
BEGIN
  PERFORM FROM status_dokumen s JOIN dokumen d ON d.kode_toko = k.toko AND d.id = s.id
    WHERE s.kode_toko = k.toko AND d.nomor IN (SELECT j.nomor
      FROM jsonb_to_recordset(isi) AS j(nomor text)) ORDER BY s.id FOR UPDATE OF s;
  SELECT d.nomor INTO v_nomor
  FROM jsonb_to_recordset(isi) AS j(nomor text, status text, dipakai text)
    JOIN dokumen d ON d.kode_toko = k.toko AND d.nomor = j.nomor
    JOIN status_dokumen s ON s.kode_toko = k.toko AND s.id = d.id
  WHERE (s.status, po_pemakai(k.toko, d.nomor)) IS DISTINCT FROM (j.status, j.dipakai) LIMIT 1;
  IF v_nomor IS NOT NULL THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'dokumen', 'nomor', v_nomor));
  END IF;
  RETURN NULL;
END $$;

-- Of these pieces those that came by the goods receipt of a pre-order which has promised some of their
-- kind (group and jenis). kurang: once they are sold too few of it are left for the deposits that stand.
-- A deposit that pays for them counts no more. minta: {barcode: [..], titipan: [..]}
CREATE OR REPLACE FUNCTION barang_dijanjikan(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH dibeli AS (SELECT b.kode_barcode, b.kode_group, b.kode_dept, g.id_posting
    FROM barang b CROSS JOIN LATERAL (SELECT id_posting FROM gerak_barang
      WHERE kode_toko = v_toko AND kode_barcode = b.kode_barcode ORDER BY versi LIMIT 1) g
    WHERE b.kode_toko = v_toko
      AND b.kode_barcode = ANY (ARRAY(SELECT jsonb_array_elements_text(minta->'barcode')))),
  po AS (SELECT d.nomor, t.id_posting, isi_dokumen(v_toko, d.id) AS isi
    FROM (SELECT DISTINCT id_posting FROM dibeli) x
      JOIN transisi t ON t.kode_toko = v_toko AND t.id_posting = x.id_posting
      JOIN dokumen m ON m.kode_toko = v_toko AND m.id = t.id_dokumen
        AND m.jenis = 'PENERIMAAN_BARANG'
      CROSS JOIN LATERAL (SELECT po_terima(v_toko, m.nomor) AS id) o
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = o.id),
  janji AS (SELECT p.id_posting, p.nomor, x.b->>'kode_group' AS kode_group,
      x.b->>'kode_dept' AS kode_dept, sum(j.qty) AS qty, string_agg(j.no_titipan, ', ') AS titipan
    FROM po p
      CROSS JOIN LATERAL jsonb_to_recordset(p.isi->'dijual')
        AS j(baris int, qty int, no_titipan text)
      JOIN dokumen d ON d.kode_toko = v_toko AND d.nomor = j.no_titipan
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id AND s.status = 'TITIP'
      CROSS JOIN LATERAL (SELECT p.isi->'barang'->(j.baris - 1) AS b) x
    WHERE NOT minta->'titipan' ? j.no_titipan GROUP BY 1, 2, 3, 4)
  SELECT coalesce(jsonb_agg(jsonb_build_object('kode_barcode', b.kode_barcode, 'nomor', j.nomor,
    'titipan', j.titipan, 'kurang', (SELECT count(*) FROM gerak_barang g
      JOIN barang x ON x.kode_toko = v_toko AND x.kode_barcode = g.kode_barcode
    WHERE g.kode_toko = v_toko AND g.id_posting = b.id_posting AND g.dari_status IS NULL
      AND x.kode_group = b.kode_group AND x.kode_dept = b.kode_dept
      AND x.status IN ('ADA', 'KEMBALI') AND NOT minta->'barcode' ? x.kode_barcode) < j.qty)
    ORDER BY b.kode_barcode), '[]')
  FROM dibeli b JOIN janji j USING (id_posting, kode_group, kode_dept) $$;

-- Nobody else has sold of the same pre-orders meanwhile: [{barcode, titipan, nomor}].
CREATE OR REPLACE FUNCTION periksa_dijanjikan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record;
BEGIN
  FOR r IN SELECT value AS minta FROM jsonb_array_elements(isi) LOOP
    PERFORM FROM status_dokumen s JOIN dokumen d ON d.kode_toko = k.toko AND d.id = s.id
      WHERE s.kode_toko = k.toko
        AND d.nomor IN (SELECT jsonb_array_elements_text(r.minta->'nomor'))
      ORDER BY s.id FOR UPDATE OF s;
    IF barang_dijanjikan(k.toko, r.minta) @> '[{"kurang": true}]' THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'barang'));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- Pre-orders that should have come by now.
CREATE OR REPLACE FUNCTION perhatian_tutup_po_telat(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'nomor', (array_agg(d.nomor ORDER BY d.nomor))[1:5])
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'PRE_ORDER' AND s.status IN ('OPEN', 'CLOSING')
    AND (d.isi->>'tgl_datang')::date < v_tgl
  HAVING count(*) > 0 $$;

-- A pre-order that came names a goods receipt.
CREATE OR REPLACE FUNCTION audit_pre_order(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Pre order %s diterima tanpa penerimaan', d.nomor)
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'PRE_ORDER' AND s.status = 'DITERIMA'
    AND diterima_po(v_toko, d.id) IS NULL LIMIT 1 $$;

GRANT EXECUTE ON FUNCTION barang_dijanjikan, baris_po, diterima_po, muat_pre_order, po_pemakai,
  po_terima, terjual_po, tersisa_po, urut_ke TO kencana_app;

-- A line of home: goods that should come today.
CREATE OR REPLACE FUNCTION pagi_po_datang(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*))
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'PRE_ORDER' AND s.status IN ('OPEN', 'CLOSING')
    AND (d.isi->>'tgl_datang')::date = v_tgl
  HAVING count(*) > 0 $$;
